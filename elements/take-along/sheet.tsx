import type { ReactNode } from 'react';
import type { Counselor } from '../../src/domain/medicare-contacts';
import type { Drug, Provider } from '../../src/domain/profile/profile';
import type { ShownPrices } from '../../src/domain/plans/year-cost';
import { useCopy } from '../../src/ui/copy-context';
import type { Phone } from '../../src/ui/phone-text';
import { usePrivate } from '../../src/ui/privacy';
import { SheetDoctors, SheetDrugs } from './sheet-items';
import { SheetPhones } from './sheet-phones';
import { SheetPlans } from './sheet-plans';
import { SheetSection } from './sheet-section';
import type { SheetPlan } from './take-along.state';

const questions = ['drugs', 'pharmacy', 'doctors', 'maximum', 'help', 'change'] as const;

export interface SheetProps {
  locale: string;
  /** Day of printing, in words. */
  date: string;
  /** '' renders an empty line to write the name on. */
  name: string;
  /** An empty list renders no section. */
  drugs: readonly Drug[];
  pharmacy: string | undefined;
  doctors: readonly Provider[];
  plans: readonly SheetPlan[];
  prices: ShownPrices;
  hasQuestions: boolean;
  /** The general number of the site; its number is '' if unknown. */
  phone: Phone;
  hours: string;
  counselors: readonly Counselor[];
}

/** The sheet that a shopper takes to a helper: for paper, black on white, at least 14 pt. */
export function Sheet(props: SheetProps): ReactNode {
  const { locale, date, name, drugs, pharmacy, doctors, plans, prices, hasQuestions } = props;
  const t = useCopy('take-along-sheet');
  const secret = usePrivate('sheet');
  return (
    <div {...secret} lang={locale} dir="ltr">
      <h1>{t('takeAlong.sheet.heading')}</h1>
      <p className="sheet-name">
        <span>{t('takeAlong.sheet.name')}</span> <span className="sheet-line">{name}</span>
      </p>
      <p>
        <strong>{t('takeAlong.personal')}</strong> {t('takeAlong.sheet.printed', { date })}
      </p>
      {drugs.length > 0 && <SheetDrugs drugs={drugs} />}
      {pharmacy !== undefined && (
        <SheetSection heading={t('takeAlong.sheet.pharmacy')} isWhole>
          <p>{pharmacy}</p>
        </SheetSection>
      )}
      {doctors.length > 0 && <SheetDoctors doctors={doctors} />}
      {plans.length > 0 && <SheetPlans plans={plans} prices={prices} />}
      {hasQuestions && (
        <SheetSection heading={t('takeAlong.sheet.questions')} isWhole>
          <ul>
            {questions.map((question) => (
              <li key={question}>{t(`takeAlong.sheet.question.${question}`)}</li>
            ))}
          </ul>
        </SheetSection>
      )}
      <SheetPhones plans={plans} phone={props.phone} hours={props.hours} counselors={props.counselors} />
    </div>
  );
}
