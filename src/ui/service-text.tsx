import type { ReactNode } from 'react';
import { readBenefitLine, type BenefitCost } from '../domain/plans/benefit-lines';
import { plainAmounts, splitAmounts, withoutZeroCents } from '../domain/money';
import { useCopy } from './copy-context';
import { KeptTogether } from './kept-together';

/** A benefit line in the language of the element. No value if it cannot be parsed. */
function useBenefitWords(): (text: string) => string | undefined {
  const t = useCopy('plan-card');
  const amount = ({ from, to }: BenefitCost): string =>
    to === undefined ? from : t('plan.cost.range', { from, to });
  const words = (cost: BenefitCost): string => t(`plan.cost.${cost.kind}`, { amount: amount(cost) });
  return (text) => {
    const line = readBenefitLine(withoutZeroCents(text));
    if (!line) return undefined;
    switch (line.kind) {
      case 'notCovered':
        return t('plan.line.notCovered');
      case 'cost':
        return words(line.cost);
      case 'partB':
      case 'drugDeductible':
        return t(`plan.line.${line.kind}`, { amount: line.amount });
      case 'tier':
        return t('plan.line.tier', { cost: amount(line.cost), tier: line.tier });
      case 'tiers':
        return t('plan.line.tiers', {
          from: words(line.from),
          first: line.first,
          to: words(line.to),
          last: line.last,
        });
      case 'sameTiers':
        return t('plan.line.sameTiers', { cost: words(line.cost), first: line.first, last: line.last });
      default:
        // Highlights are side by side and have two or three lines, so each text is as short as possible.
        return t(`plan.line.${line.kind}`, { cost: amount(line.cost) });
    }
  };
}

function BoldAmounts({ children }: { children: string }): ReactNode {
  return splitAmounts(children).map(({ isAmount, text }, position) =>
    isAmount ? <strong key={position}>{text}</strong> : <span key={position}>{text}</span>,
  );
}

/**
 * A benefit line of the services, which are in English: translated if it can be parsed, otherwise marked as English.
 * With `hasBoldAmounts`, amounts are bold (PLANS-26).
 */
export function ServiceText({
  text,
  hasBoldAmounts = false,
}: {
  text: string;
  hasBoldAmounts?: boolean;
}): ReactNode {
  const words = useBenefitWords()(text);
  const isEnglish = words === undefined && /[a-z]/i.test(text);
  const shown = words ?? plainAmounts(text);
  return (
    <span lang={isEnglish ? 'en' : undefined}>
      <KeptTogether text={shown} {...(hasBoldAmounts && { Part: BoldAmounts })} />
    </span>
  );
}
