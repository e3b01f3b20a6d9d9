import { useId, useMemo, useRef, type ReactNode } from 'react';
import { Accordion } from '../../src/ui/accordion';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { shownQuestionsAtom } from './faq.state';
import { useValue } from '../../src/state/react';
import { useOpenInPrint } from '../../src/widgets/use-open-in-print';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { faqAnswers } from './faq-answers';
import { useQuestionOfAddress } from './use-question-of-address';

export interface FaqWidgetProps {
  headingLevel: number;
}

function FaqView({ headingLevel }: FaqWidgetProps): ReactNode {
  const t = useCopy('faq');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const questions = useValue(shownQuestionsAtom);
  useOpenInPrint(box);
  useQuestionOfAddress(box);
  const items = useMemo(
    () =>
      questions.map((question) => {
        const Answer = faqAnswers[question];
        return { id: `faq-${question}`, title: t(`faq.${question}.question`), content: <Answer /> };
      }),
    [questions, t],
  );
  return (
    <section className="faq" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="title faq-title">
        {t('faq.heading')}
      </Heading>
      <Accordion items={items} headingLevel={headingLevel + 1} ref={box} />
    </section>
  );
}

/** Questions of the current view, with their answers (SHELL-62, SHELL-63). */
export function FaqWidget(props: FaqWidgetProps): ReactNode {
  const hasQuestions = useValue(shownQuestionsAtom).length > 0;
  if (!hasQuestions) return null;
  return (
    <WidgetFrame>
      <FaqView {...props} />
    </WidgetFrame>
  );
}
