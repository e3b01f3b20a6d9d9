import { useEffect, type RefObject } from 'react';
import { isFocusNowhere } from '../../src/browser/focus';
import { currentHash, onHashChange } from '../../src/browser/navigation';

function questionIn(box: HTMLElement | null, hash: string): HTMLDetailsElement | undefined {
  const questions = box?.querySelectorAll('details') ?? [];
  return [...questions].find(({ id }) => `#${id}`.toLowerCase() === hash.toLowerCase());
}

/**
 * Opens the question named by the URL fragment, such as `#faq-saving`, and scrolls to it: when the page loads, unless
 * focus has moved elsewhere by then, and whenever the fragment changes. Browsers do not look for fragments in shadow
 * roots.
 */
export function useQuestionOfAddress(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const goToQuestion = (): void => {
      const question = questionIn(box.current, currentHash());
      if (!question) return;
      question.open = true;
      question.scrollIntoView();
      question.querySelector('summary')?.focus({ preventScroll: true });
    };
    if (isFocusNowhere()) goToQuestion();
    return onHashChange(goToQuestion);
  }, [box]);
}
