import type { ReactNode } from 'react';
import { readBenefitLine } from '../domain/plans/benefit-lines';
import type { MarketingBullet } from '../domain/plans/plan-detail';
import { useCopy } from './copy-context';
import { Icon, iconNameOf } from './icon';
import { ServiceText } from './service-text';

/** Whether the text is a benefit with its cost, in a few words. */
function isShort(text: string): boolean {
  const line = readBenefitLine(text);
  return line !== undefined && 'cost' in line;
}

/** Advantages of a plan, with bold amounts (PLANS-22 … PLANS-27). */
export function PlanBullets({ bullets }: { bullets: readonly MarketingBullet[] }): ReactNode {
  const t = useCopy('plan-card');
  if (bullets.length === 0) return null;
  return (
    <ul className="bullets" aria-label={t('plan.bullets')}>
      {bullets.map(({ icon, text }, index) => (
        <li key={index} data-short={isShort(text) || undefined}>
          <Icon name={iconNameOf(icon, text)} />
          <ServiceText text={text} hasBoldAmounts />
        </li>
      ))}
    </ul>
  );
}
