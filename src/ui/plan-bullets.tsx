import type { ReactNode } from 'react';
import type { MarketingBullet } from '../domain/plans/plan-detail';
import { useCopy } from './copy-context';
import { Icon, iconNameOf } from './icon';
import { ServiceText } from './service-text';

/** Advantages of a plan, with bold amounts (PLANS-22 … PLANS-27). */
export function PlanBullets({ bullets }: { bullets: readonly MarketingBullet[] }): ReactNode {
  const t = useCopy('plan-card');
  if (bullets.length === 0) return null;
  return (
    <ul className="bullets" aria-label={t('plan.bullets')}>
      {bullets.map((bullet, index) => (
        <li key={index}>
          <Icon name={iconNameOf(bullet.icon, bullet.text)} />
          <ServiceText text={bullet.text} hasBoldAmounts />
        </li>
      ))}
    </ul>
  );
}
