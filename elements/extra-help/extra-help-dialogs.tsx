import type { ReactNode } from 'react';
import { EXAMPLE_PREMIUMS, explainedPercentages } from '../../src/domain/plans/low-income-subsidy';
import { formatPopupPremium } from '../../src/domain/money';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';

/** Premiums of one plan, by Extra Help percentage and without Extra Help. */
export interface ExplainedPlan {
  planName: string;
  withoutHelp: number | undefined;
  byPercent: Readonly<Record<string, number | undefined>>;
}

interface PopupProps {
  onClose(): void;
}

/**
 * Explains once what the choice "yes" changes (HELP-04, HELP-12 … HELP-14, PRICE-11). Without a plan it shows an
 * example.
 */
export function ExtraHelpExplained({
  plan,
  planYear,
  ...popup
}: PopupProps & { plan: ExplainedPlan | undefined; planYear: number }): ReactNode {
  const t = useCopy('extra-help');
  const percentages = explainedPercentages(planYear);
  const premiumAt = (percent: number): number | undefined =>
    plan ? plan.byPercent[String(percent)] : EXAMPLE_PREMIUMS.withHelp;
  const cell = (premium: number | undefined): string => `$${formatPopupPremium(premium)}`;
  const example = plan ? cell : (premium: number | undefined): string => `$${String(premium ?? 0)}`;
  return (
    <Dialog name="extra-help-explained" heading={t('extraHelp.popup.heading')} {...popup}>
      <p>{t('extraHelp.popup.text')}</p>
      <table className="table">
        <caption>
          {plan ? t('extraHelp.popup.plan', { plan: plan.planName }) : t('extraHelp.popup.example')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('extraHelp.popup.level')}</th>
            <th scope="col">{t('extraHelp.popup.premium')}</th>
          </tr>
        </thead>
        <tbody>
          {percentages.map((percent) => (
            <tr key={percent}>
              <th scope="row">
                {percent < 100 ? t('extraHelp.popup.percent', { percent }) : t('extraHelp.popup.full')}
              </th>
              <td>{example(premiumAt(percent))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('extraHelp.popup.without')}</th>
            <td>{example(plan ? plan.withoutHelp : EXAMPLE_PREMIUMS.withoutHelp)}</td>
          </tr>
        </tbody>
      </table>
      <p className="fact-note">{t('extraHelp.popup.note')}</p>
      <div className="dialog-foot">
        <button type="button" name="close" className="button button-primary" onClick={popup.onClose}>
          {t('extraHelp.popup.done')}
        </button>
      </div>
    </Dialog>
  );
}

/** Tells the shopper at sign-in that prices include Extra Help (POP-11 … POP-16). */
export function ExtraHelpApplied({
  premium,
  percent,
  ...popup
}: PopupProps & { premium: string; percent: number }): ReactNode {
  const t = useCopy('extra-help');
  return (
    <Dialog name="extra-help-applied" heading={t('extraHelpV2.heading')} {...popup}>
      <dl className="facts">
        <div className="fact">
          <dt>{t('extraHelpV2.premium')}</dt>
          <dd className="amount">{premium}</dd>
          <dd className="fact-note">{t('extraHelpV2.yourCost')}</dd>
        </div>
      </dl>
      <p>{t('extraHelpV2.thePrices')}</p>
      <p>{percent < 100 ? t('extraHelpV2.yourLevel', { percent }) : t('extraHelpV2.fullLevel')}</p>
      <div className="dialog-foot">
        <button type="button" name="close" className="button button-primary" onClick={popup.onClose}>
          {t('extraHelpV2.continue')}
        </button>
      </div>
    </Dialog>
  );
}
