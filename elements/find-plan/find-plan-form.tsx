import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { isZipComplete } from '../../src/domain/forms/rules';
import fieldStyles from '../../src/styles/field.css?inline';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { useHost, useStyles } from '../../src/ui/host';
import { ZipField } from '../../src/ui/zip-field';

export interface FindPlanProps {
  headingLevel: number;
  /** Initial value; '' for none. */
  firstZip: string;
  onFind(zipCode: string): void;
}

/** Lets the shopper enter a ZIP code, to search for plans there (SHELL-66). */
export function FindPlan({ headingLevel, firstZip, onFind }: FindPlanProps): ReactNode {
  const t = useCopy('find-plan');
  const host = useHost();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useStyles(fieldStyles);
  const [isWrong, setIsWrong] = useState(false);

  const find = (event: SubmitEvent): void => {
    event.preventDefault();
    const zipCode = input.current?.value ?? '';
    const isComplete = isZipComplete(zipCode);
    setIsWrong(!isComplete);
    host.dispatch(isComplete ? 'form-submit' : 'form-error', { form: 'find-plan' });
    if (isComplete) onFind(zipCode);
    else input.current?.focus();
  };

  return (
    <section className="block block-plain" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="block-title">
        {t('findPlan.heading')}
      </Heading>
      <p>{t('findPlan.text')}</p>
      <form className="field-row" noValidate onSubmit={find}>
        <ZipField
          ref={input}
          label={t('findPlan.zip')}
          error={isWrong ? { text: t('findPlan.wrongZip') } : undefined}
          name="zip"
          defaultValue={firstZip}
          onInput={({ currentTarget }) => {
            if (isZipComplete(currentTarget.value)) setIsWrong(false);
          }}
        />
        <button type="submit" className="button button-primary">
          {t('findPlan.find')}
        </button>
      </form>
    </section>
  );
}
