import type { ReactNode } from 'react';
import { splitAmounts } from '../domain/plans/benefits';
import type { MarketingBullet } from '../domain/plans/plan-detail';
import { useCopy } from './copy-context';
import { Icon, iconNameOf } from './icon';

/** Advantages of a plan, in the service's English, with bold amounts (PLANS-22 … PLANS-27). */
export function PlanBullets({ bullets }: { bullets: readonly MarketingBullet[] }): ReactNode {
  const t = useCopy('plan-card');
  if (bullets.length === 0) return null;
  return (
    <ul className="bullets" aria-label={t('plan.bullets')}>
      {bullets.map((bullet, index) => (
        <li key={index}>
          <Icon name={iconNameOf(bullet.icon)} />
          <span lang="en">
            {splitAmounts(bullet.text).map((piece, position) =>
              piece.isAmount ? (
                <strong key={position}>{piece.text}</strong>
              ) : (
                <span key={position}>{piece.text}</span>
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
