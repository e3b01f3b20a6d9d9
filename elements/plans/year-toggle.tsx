import { useId, type ReactNode } from 'react';
import { epochMilliseconds } from '../../src/browser/clock';
import { useCopy } from '../../src/ui/copy-context';
import { openEnrollmentEnd, startsLeftOf } from '../../src/domain/dates/calendar';
import { longDate } from '../../src/domain/dates/long-date';
import {
  activeYearAtom,
  currentYearAtom,
  isAnnualEnrollmentPeriodAtom,
  nowAtom,
  serverTimeOfAtom,
} from '../../src/state/page/dates';
import { isPlansLoadedAtom, isProfileFailedAtom } from '../../src/state/profile/profile-state';
import { savedPlansAtom } from '../../src/state/plans/plans';
import { areSavedPlansKnownAtom } from '../../src/state/plans/saved-supplements';
import { useValue } from '../../src/state/react';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import { useLocale } from '../../src/widgets/element-frame';

/** As wide as a digit. */
const FIGURE_SPACE = '\u2007';

interface YearButtonProps {
  year: number;
  /** Number of saved plans of the year; no value while unknown. */
  count: number | undefined;
  /** Takes the space of a count, so that the text beside the buttons does not wrap later. */
  isPlaceholder: boolean;
  isCurrent: boolean;
  isBusy: boolean;
  onPress(): void;
}

/** The count is in the description of the button, not in its name, because the specification defines the name. */
function YearButton({ year, count, isPlaceholder, isCurrent, isBusy, onPress }: YearButtonProps): ReactNode {
  const t = useCopy('plans');
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="year"
        aria-pressed={isCurrent}
        aria-disabled={isBusy}
        aria-describedby={count === undefined ? undefined : id}
        onClick={onPress}
      >
        {t(isCurrent ? 'plans.toggle.current' : 'plans.toggle.view', { year })}
        {(count !== undefined || isPlaceholder) && <span aria-hidden="true"> ({count ?? FIGURE_SPACE})</span>}
      </button>
      {count !== undefined && (
        <span id={id} hidden>
          {t('plans.toggle.count', { count })}
        </span>
      )}
    </>
  );
}

/** How many days are left to choose a plan of the next year. Nothing if the server's time is unknown. */
function Deadline(): ReactNode {
  const t = useCopy('plans');
  const serverTimeOf = useValue(serverTimeOfAtom);
  const now = serverTimeOf(epochMilliseconds());
  const end = now && openEnrollmentEnd(now);
  const locale = useLocale();
  if (!end) return null;
  // Its first two words stay together, such as month and day.
  const date = longDate(end.lastDay, locale).replace(' ', '\u00a0');
  const count = end.daysLeft;
  return (
    <p className="toggle-deadline">
      {count === 0 ? t('plans.toggle.lastDay', { date }) : t('plans.toggle.daysLeft', { date, count })}
    </p>
  );
}

/**
 * Lets the shopper switch between the plans of this year and the next during the annual enrollment period (PLANS-01 …
 * PLANS-03, OPEN-A045).
 */
export function YearToggle({
  isPlaceholder,
  onSwitch,
}: {
  /** Takes the same space, but shows and offers nothing. */
  isPlaceholder: boolean;
  onSwitch(year: number): void;
}): ReactNode {
  const t = useCopy('plans');
  const activeYear = useValue(activeYearAtom);
  const currentYear = useValue(currentYearAtom);
  const isOpen = useValue(isAnnualEnrollmentPeriodAtom);
  const isBusy = !useValue(isPlansLoadedAtom);
  const startsLeft = startsLeftOf(useValue(nowAtom));
  const plans = useValue(savedPlansAtom);
  const areKnown = useValue(areSavedPlansKnownAtom);
  const hasFailed = useValue(isProfileFailedAtom);
  const wasSignedOut = useValue(wasSignedOutAtom);
  // If the plans are unknown, a count of 0 would be wrong.
  const isCounted = areKnown && !isPlaceholder && !hasFailed && !wasSignedOut;
  if (!isOpen) return null;
  const caption = activeYear > currentYear ? 'nextYear' : startsLeft;
  return (
    <div
      className="toggle"
      data-loading={isPlaceholder || undefined}
      aria-hidden={isPlaceholder || undefined}
    >
      <div role="group" aria-label={t('plans.toggle.label')} className="toggle-years">
        {[currentYear, currentYear + 1].map((year) => (
          <YearButton
            key={year}
            year={year}
            count={isCounted ? plans.filter(({ planYear }) => planYear === year).length : undefined}
            isPlaceholder={isPlaceholder}
            isCurrent={year === activeYear}
            isBusy={isBusy}
            onPress={() => {
              if (!isBusy && year !== activeYear) onSwitch(year);
            }}
          />
        ))}
      </div>
      <div className="toggle-caption">
        {caption === 'nextYear' && <Deadline />} <p>{t(`plans.toggle.${caption}`, { year: activeYear })}</p>
      </div>
    </div>
  );
}
