import type { ReactNode } from 'react';
import type { CompareValue } from '../../src/domain/plans/compare-rows';
import { formatCost, formatMaximum } from '../../src/domain/money';
import type { YearCost } from '../../src/domain/plans/year-cost';
import { useCopy } from '../../src/ui/copy-context';
import { MarkedText } from '../../src/ui/marked-text';
import { ServiceText } from '../../src/ui/service-text';

type ValueOf<Kind extends CompareValue['kind']> = Extract<CompareValue, { kind: Kind }>;

/** Begins with a space, because assistive technology may read the cell as one text. */
export const Note = ({ children }: { children: ReactNode }): ReactNode => (
  <>
    {' '}
    <span className="fact-note">{children}</span>
  </>
);

function Premium({ amount, help, isPartBDue }: ValueOf<'premium'>): ReactNode {
  const t = useCopy('plan-card');
  return (
    <>
      <strong>{formatCost(amount)}</strong>
      {isPartBDue && <Note>{t('plan.premium.partB')}</Note>}
      {help && (
        <Note>{t(help === 'included' ? 'plan.premium.withExtraHelp' : 'plan.extraHelp.notIncluded')}</Note>
      )}
    </>
  );
}

const helpKey = { off: '', included: '.extraHelp', notIncluded: '.noExtraHelp' } as const;

function Drugs({ drugs }: Pick<YearCost, 'drugs'>): ReactNode {
  const t = useCopy('compare');
  if (drugs.kind === 'unknown') return t('compare.yearCost.drugs.unknown');
  if (drugs.kind !== 'known') return t('compare.yearCost.drugs.none');
  return t(`compare.yearCost.drugs${helpKey[drugs.extraHelp]}`, { amount: formatMaximum(drugs.amount) });
}

/** The total with its parts. Shows no total if the drug cost is unknown. */
function YearTotal({
  value: { cost, isLowest },
  count,
}: {
  value: ValueOf<'yearCost'>;
  /** Number of compared plans. */
  count: number;
}): ReactNode {
  const { total, premiums, isPremiumSubsidised, drugs } = cost;
  const t = useCopy('compare');
  const key = isPremiumSubsidised ? 'compare.yearCost.premiums.extraHelp' : 'compare.yearCost.premiums';
  return (
    <>
      {total === undefined ? (
        t('compare.notKnown')
      ) : (
        <strong className="year-total">
          {total === 0 ? formatMaximum(0) : t('compare.yearCost.total', { amount: formatMaximum(total) })}
        </strong>
      )}
      {isLowest && (
        <>
          {' '}
          <span className="lowest">{t('compare.yearCost.lowest', { count })}</span>
        </>
      )}
      <Note>{t(key, { amount: formatMaximum(premiums) })}</Note>
      <Note>
        <Drugs drugs={drugs} />
      </Note>
    </>
  );
}

const isNotCovered = (text: string): boolean => /^not covered\.?$/i.test(text.trim());

/** Coverage and tier of a drug. A missing tier is mentioned only if another plan has one. */
function DrugText({
  value: { isCovered, tier },
  others,
}: {
  value: ValueOf<'drug'>;
  others: readonly (CompareValue | undefined)[];
}): ReactNode {
  const t = useCopy('compare');
  if (!isCovered) return <MarkedText isGood={false}>{t('compare.notCovered')}</MarkedText>;
  const hasTier = others.some((other) => other?.kind === 'drug' && other.tier !== undefined);
  const text =
    tier !== undefined
      ? t('compare.covered.tier', { tier })
      : t(hasTier ? 'compare.covered.noTier' : 'compare.covered');
  return <MarkedText isGood>{text}</MarkedText>;
}

/** Renders a value of one plan as text; `others` are the values of its row. */
export function CompareText({
  value,
  others,
}: {
  value: CompareValue | undefined;
  others: readonly (CompareValue | undefined)[];
}): ReactNode {
  const t = useCopy('compare', 'plan-card');
  switch (value?.kind) {
    case 'yearCost':
      return <YearTotal value={value} count={others.length} />;
    case 'premium':
      return <Premium {...value} />;
    case 'money':
      return <strong>{formatMaximum(value.amount)}</strong>;
    case 'text':
      return isNotCovered(value.text) ? (
        <MarkedText isGood={false}>
          <ServiceText text={value.text} />
        </MarkedText>
      ) : (
        <ServiceText text={value.text} hasBoldAmounts />
      );
    case 'network':
      return <MarkedText isGood={value.isIn}>{t(value.isIn ? 'compare.in' : 'compare.out')}</MarkedText>;
    case 'drug':
      return <DrugText value={value} others={others} />;
    case 'noDrugCoverage':
      return t('plan.drugCost.notCovered');
    case undefined:
      return <span className="unknown">{t('compare.notKnown')}</span>;
  }
}
