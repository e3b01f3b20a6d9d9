import { useEffect, type RefObject } from 'react';
import { isFocusNowhere } from '../../src/browser/focus';
import { currentHash, onHashChange } from '../../src/browser/navigation';

function questionIn(box: HTMLElement | null, hash: string): HTMLDetailsElement | undefined {
  const questions = box?.querySelectorAll('details') ?? [];
  return [...questions].find(({ id }) => `#${id}`.toLowerCase() === hash.toLowerCase());
}

/**
 * Opens the question that the address names, `#faq-saving`, and goes to it: on arrival, unless the shopper is busy
 * elsewhere by then, and whenever the address changes. The browser cannot do it by itself, because it looks for no
 * places in shadow roots.
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
