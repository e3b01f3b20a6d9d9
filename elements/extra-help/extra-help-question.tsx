import { useId, type ReactNode } from 'react';
import type { ExtraHelpAnswer } from '../../src/domain/plans/low-income-subsidy';
import { useCopy } from '../../src/ui/copy-context';

/** The question, with the choices yes and no (HELP-01). */
export function ExtraHelpQuestion({
  answer,
  yesNoteId,
  onAnswer,
}: {
  answer: ExtraHelpAnswer;
  /** Id of the sentence about what "yes" does. */
  yesNoteId?: string | undefined;
  onAnswer(answer: 'yes' | 'no'): void;
}): ReactNode {
  const t = useCopy('extra-help');
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{t('extraHelp.question')}</legend>
      {(['yes', 'no'] as const).map((choice) => (
        <label key={choice} className="choice">
          <input
            type="radio"
            name={name}
            checked={answer === choice}
            aria-describedby={choice === 'yes' ? yesNoteId : undefined}
            onChange={() => {
              onAnswer(choice);
            }}
          />
          <span>{t(`extraHelp.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
