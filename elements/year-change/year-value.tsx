import type { ReactNode } from 'react';
import { formatCost, formatMaximum } from '../../src/domain/money';
import type { YearRow, YearTopic, YearValue } from '../../src/domain/plans/year-change';
import { useCopy } from '../../src/ui/copy-context';
import { MarkedText } from '../../src/ui/marked-text';
import { ServiceText } from '../../src/ui/service-text';

/** Amounts as on plan cards: with cents where the cards have cents. */
const formatAmount = (amount: number, { is }: YearTopic): string =>
  is === 'premium' || is === 'drugCost' ? formatCost(amount) : formatMaximum(amount);

type DrugValue = Extract<YearValue, { kind: 'drug' }>;

/** Coverage and tier of a drug. A missing tier is mentioned only if the other year has one. */
function DrugText({ value, other }: { value: DrugValue; other: YearValue | undefined }): ReactNode {
  const t = useCopy('year-change');
  const { isCovered, tier } = value;
  if (isCovered === false) return <MarkedText isGood={false}>{t('yearChange.notCovered')}</MarkedText>;
  if (isCovered === undefined)
    return tier === undefined ? t('yearChange.notKnown') : t('yearChange.tier', { tier });
  const hasOtherTier = other?.kind === 'drug' && other.isCovered === true && other.tier !== undefined;
  const text =
    tier === undefined
      ? t(hasOtherTier ? 'yearChange.covered.noTier' : 'yearChange.covered')
      : t('yearChange.covered.tier', { tier });
  return <MarkedText isGood>{text}</MarkedText>;
}

/** Renders a value of one year as text; `other` is the value of the other year. */
export function YearText({
  value,
  other,
  topic,
}: {
  value: YearValue | undefined;
  other: YearValue | undefined;
  topic: YearTopic;
}): ReactNode {
  const t = useCopy('year-change');
  switch (value?.kind) {
    case 'money':
      return formatAmount(value.amount, topic);
    case 'text':
      return <ServiceText text={value.text} />;
    case 'network':
      return (
        <MarkedText isGood={value.isIn}>{t(value.isIn ? 'yearChange.in' : 'yearChange.out')}</MarkedText>
      );
    case 'drug':
      return <DrugText value={value} other={other} />;
    case undefined:
      return t('yearChange.notKnown');
  }
}

/** Renders the change of an amount: "$5.00 more". */
export function Difference({ row: { from, to, topic, outcome } }: { row: YearRow }): ReactNode {
  const t = useCopy('year-change');
  if (outcome !== 'changed' || from?.kind !== 'money' || to?.kind !== 'money') return null;
  const isMore = to.amount > from.amount;
  const amount = formatAmount(Math.abs(to.amount - from.amount), topic);
  return <span className="difference">{t(isMore ? 'yearChange.more' : 'yearChange.less', { amount })}</span>;
}
