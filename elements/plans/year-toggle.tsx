import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { startsLeftOf } from '../../src/domain/dates/calendar';
import {
  activeYearAtom,
  currentYearAtom,
  isAnnualEnrollmentPeriodAtom,
  nowAtom,
} from '../../src/state/page/dates';
import { isPlansLoadedAtom } from '../../src/state/profile/profile-state';
import { useValue } from '../../src/state/react';

/**
 * Switches between the plans of this year and the next during the annual enrollment period (PLANS-01 … PLANS-03,
 * OPEN-A045).
 */
export function YearToggle({ onSwitch }: { onSwitch(year: number): void }): ReactNode {
  const t = useCopy('plans');
  const activeYear = useValue(activeYearAtom);
  const currentYear = useValue(currentYearAtom);
  const isOpen = useValue(isAnnualEnrollmentPeriodAtom);
  const isBusy = !useValue(isPlansLoadedAtom);
  const startsLeft = startsLeftOf(useValue(nowAtom));
  if (!isOpen) return null;
  const isNextYear = activeYear > currentYear;
  const otherYear = isNextYear ? currentYear : currentYear + 1;
  const caption = isNextYear ? 'nextYear' : startsLeft;
  return (
    <div className="toggle">
      <p className="toggle-caption">{t(`plans.toggle.${caption}`, { year: activeYear })}</p>
      <button
        type="button"
        className="button"
        aria-disabled={isBusy}
        onClick={({ detail }) => {
          // Ignores the second click of a double click, which would switch back.
          if (!isBusy && detail < 2) onSwitch(otherYear);
        }}
      >
        {t('plans.toggle.view', { year: otherYear })}
      </button>
    </div>
  );
}
