import type { ReactNode } from 'react';
import { yearOf } from '../../src/domain/dates/calendar';
import type { SavedPlan } from '../../src/domain/plans/plan';
import { nowAtom } from '../../src/state/page/dates';
import { savedBesideAtom } from '../../src/state/plans/next-year';
import { useValue } from '../../src/state/react';
import { subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { CardLines } from '../../src/ui/card-lines';
import { useCopy } from '../../src/ui/copy-context';

export interface NextYearSpaceProps {
  plan: SavedPlan;
  /** No value before the text has loaded. */
  label?: string;
}

/** Takes the space of what next year costs and changes, because the saved plans below would move. */
export function NextYearSpace({ plan, label = '\u00a0' }: NextYearSpaceProps): ReactNode {
  const t = useCopy('plan-card');
  /** Texts name Extra Help. */
  const hasHelp = useValue(subsidyPercentAtom) !== undefined;
  const planYear = yearOf(useValue(nowAtom)) + 1;
  const hasSavedBeside = useValue(savedBesideAtom)({ ...plan, planYear }).length > 0;
  return (
    <div className="ahead">
      <dt>{label}</dt>
      <dd className="ahead-space" data-help={hasHelp || undefined}>
        <CardLines label={t('plan.loading')} widths={[40, 30, 60]} />
      </dd>
      {hasSavedBeside && <dd className="ahead-beside" />}
    </div>
  );
}
