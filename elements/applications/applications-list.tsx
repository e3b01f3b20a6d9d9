import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ApplicationCard, type ApplicationCardProps } from './application-card';
import { Note } from '../../src/ui/note';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { useOpenings } from '../../src/ui/not-opened';
import { useDateText } from '../../src/ui/use-date-text';
import { formatSavedTime } from '../../src/domain/dates/date-texts';
import type { ApplicationGroup } from '../../src/domain/enrollment/application-order';
import { isUnfinished } from '../../src/domain/enrollment/enrollment-life-cycle';
import { formatPlanId } from '../../src/domain/plans/plan';
import {
  isInProgress,
  labelOf,
  type SupplementApplication,
} from '../../src/domain/enrollment/supplement-application';
import {
  groupedApplicationsAtom,
  type Application,
  type ShownApplication,
} from '../../src/state/applications/applications';
import { configAtom } from '../../src/state/config';
import type * as enrolling from '../../src/state/applications/enrolling';
import { featureFlagsAtom } from '../../src/state/page/feature-flags';
import { coverageStartsAtom } from '../../src/state/plans/enrolled-plans';
import {
  configuredEnrollNumberAtom,
  hasApplicationPageAtom,
  hasPageAtom,
} from '../../src/state/page/host-pages';
import { isApplicationsLoadedAtom } from '../../src/state/profile/profile-state';
import { useValue } from '../../src/state/react';
import { mayAtom } from '../../src/state/shopper/shopper';
import { useHost } from '../../src/ui/host';
import { useHours } from '../../src/widgets/use-hours';
import { useOnce } from '../../src/widgets/use-once';

interface CardProps extends Pick<ApplicationCardProps, 'headingLevel' | 'isNext' | 'isStepSaid'> {
  /** Opens an application. The code for it loads on demand. */
  onOpen(open: (files: typeof enrolling) => unknown): void;
}

/** The phone number to call if the site has no page for the application. No value if there is no number. */
function usePhoneInstead(planType: string): ApplicationCardProps['contact'] {
  const number = useValue(configuredEnrollNumberAtom)(planType);
  const { tty } = useValue(configAtom).phones;
  const hoursOfOperation = useHours('support');
  return number === '' ? undefined : { phoneNumber: number, tty, hoursOfOperation };
}

/** An application of the profile, or an unfinished online application. */
function EnrollmentCard({
  application,
  headingLevel,
  isNext,
  isStepSaid,
  isWaiting,
  isReplaceable,
  onOpen,
  onCheckAgain,
}: CardProps & {
  application: Application;
  isWaiting: boolean;
  /** Whether there is an unfinished application for another plan. */
  isReplaceable: boolean;
  onCheckAgain(): Promise<void>;
}): ReactNode {
  const t = useCopy('applications');
  const { element } = useHost();
  const dateText = useDateText();
  const coverageStart = useValue(coverageStartsAtom).get(application.key);
  const { timeSuffix } = useValue(configAtom).application;
  const isResumeDisabled = useValue(featureFlagsAtom)?.oleSaveResumeDisabled ?? false;
  const mayOpen = useValue(mayAtom('openApplications'));
  const { enrollment, status, contact, isUnchecked, canBeChecked } = application;
  const { planId, planName, planType, planYear, lastSaved, confirmationNo } = enrollment;
  const isOpen = isUnfinished(status);
  const phoneInstead = usePhoneInstead(planType ?? '');
  const hasApplicationPage = useValue(hasApplicationPageAtom)(planType);
  const hasViewPage = useValue(hasPageAtom)('viewApplication');
  const hasPage = isOpen ? hasApplicationPage : hasViewPage;
  const open = (): void => {
    onOpen(({ continueApplication, viewApplication }) => {
      (isOpen ? continueApplication : viewApplication)(application, element);
    });
  };
  return (
    <ApplicationCard
      headingLevel={headingLevel}
      isNext={isNext}
      isStepSaid={isStepSaid}
      planName={planName ?? t('applications.unnamed', { planId: formatPlanId(planId) })}
      planType={planType}
      planYear={planYear}
      label={{ status }}
      startDate={dateText(coverageStart)}
      isWaiting={isWaiting}
      isReplaceable={isReplaceable && status === 'approved'}
      isUnchecked={isUnchecked}
      onCheckAgain={canBeChecked ? onCheckAgain : undefined}
      savedTime={isOpen ? formatSavedTime(lastSaved, timeSuffix) : ''}
      confirmationNo={isOpen ? undefined : confirmationNo}
      contact={contact ?? (hasPage ? undefined : phoneInstead)}
      action={!hasPage || (isOpen && isResumeDisabled) ? undefined : isOpen ? 'continue' : 'view'}
      onOpen={mayOpen ? open : undefined}
    />
  );
}

/** The application for a Medicare Supplement plan (APPS-32 … APPS-36). */
function SupplementCard({
  application,
  headingLevel,
  isNext,
  isStepSaid,
  onOpen,
}: CardProps & { application: SupplementApplication }): ReactNode {
  const t = useCopy('applications');
  const { element } = useHost();
  const { timeSuffix } = useValue(configAtom).application;
  const mayOpen = useValue(mayAtom('openApplications'));
  const { plans, savedTimestamp } = application.applicationStatus;
  const isOpen = isInProgress(application);
  const phoneInstead = usePhoneInstead('MS');
  const hasPage = useValue(hasPageAtom)(isOpen ? 'medsuppResume' : 'viewApplication');
  const open = (): void => {
    onOpen(({ openSupplementApplication }) => openSupplementApplication(application, element));
  };
  return (
    <ApplicationCard
      headingLevel={headingLevel}
      isNext={isNext}
      isStepSaid={isStepSaid}
      planName={plans[0]?.planName ?? t('applications.type.MS')}
      planType="MS"
      planYear={undefined}
      label={labelOf(application)}
      savedTime={isOpen ? formatSavedTime(savedTimestamp, timeSuffix) : ''}
      confirmationNo={undefined}
      contact={hasPage ? undefined : phoneInstead}
      action={hasPage ? (isOpen ? 'continue' : 'view') : undefined}
      onOpen={mayOpen ? open : undefined}
    />
  );
}

interface ItemProps {
  id: string;
  /** Key of the application that had focus when its card moved to another group. */
  moved: RefObject<string | null>;
  children: ReactNode;
}

/** Keeps focus in a card that moves to another group, because its status has changed. */
function Item({ id, moved, children }: ItemProps): ReactNode {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current: card } = item;
    if (moved.current === id) card?.querySelector<HTMLElement>('[tabindex]')?.focus();
    return () => {
      if (card?.matches(':focus-within')) moved.current = id;
    };
  }, [id, moved]);
  return <li ref={item}>{children}</li>;
}

const isForPlan = (shown: ShownApplication['shown']): shown is Application => 'enrollment' in shown;

/** Number of applications from which their counts show above them. */
const FEWEST_COUNTED = 3;

/** How many applications are in which group. A bar until the statuses have loaded. */
function Counts({
  groups,
  isLoaded,
}: {
  groups: readonly { group: ApplicationGroup; items: readonly unknown[] }[];
  isLoaded: boolean;
}): ReactNode {
  const t = useCopy('applications');
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  const counts = groups.flatMap(({ group, items }) =>
    group === 'ownStatus' ? [] : t(`applications.count.${group}`, { count: items.length }),
  );
  if (total < FEWEST_COUNTED || counts.length === 0) return null;
  return <p className="applications-counts">{isLoaded ? counts.join(', ') : <span className="line" />}</p>;
}

/** Takes the space of the cards while their statuses load, because these decide on their order. */
function WaitingCards({ count }: { count: number }): ReactNode {
  const t = useCopy('applications');
  return (
    <>
      <p className="visually-hidden">{t('applications.loading')}</p>
      <ul className="applications-list" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <div className="card card-loading">
              <div className="card-head">
                <div className="line line-name" />
                <div className="line" />
                <div className="line" />
              </div>
              <div className="card-more">
                <div className="line" />
              </div>
              <div className="card-foot">
                <div className="line line-control" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether one of the applications is for the same year. One for another year ends no plan of this one. */
const isOfYear = (applications: readonly Application[], { enrollment }: Application): boolean =>
  applications.some((one) => one.enrollment.planYear === enrollment.planYear);

/** Cards of all applications that currently show, in groups. Groups have a heading if there are several. */
export function ApplicationsList({ headingLevel }: { headingLevel: number }): ReactNode {
  const t = useCopy('applications');
  const id = useId();
  const groups = useValue(groupedApplicationsAtom);
  const isLoaded = useValue(isApplicationsLoadedAtom);
  const moved = useRef<string>(null);
  const { fail } = useOpenings();
  // After the cards that have moved.
  useLayoutEffect(() => {
    moved.current = null;
  }, [groups]);

  const open: CardProps['onOpen'] = (step) => {
    void import('../../src/state/applications/enrolling').then(step, fail);
  };

  const checkAgain = (): Promise<void> =>
    import('../../src/state/applications/load-applications')
      .then(({ checkStatesAgain }) => checkStatesAgain())
      .catch(fail);

  const shownItems = groups.flatMap(({ items }) => items);
  // A card must not move to another group when the shopper is about to press its button. Cards that have shown stay.
  const isOrderKnown = useOnce(
    isLoaded ||
      shownItems.length === 1 ||
      !shownItems.some(({ shown }) => isForPlan(shown) && shown.isUnchecked && shown.canBeChecked),
  );
  const hasHeadings = groups.length > 1;
  const forPlans = shownItems.map(({ shown }) => shown).filter(isForPlan);
  const approved = forPlans.filter(({ status }) => status === 'approved');
  const unfinished = forPlans.filter(({ status }) => isUnfinished(status));
  const endsOne = approved.some((one) => isOfYear(unfinished, one));
  /** Whether another step leads, because this application can end an approved plan. A supplement goes with a drug plan. */
  const endsApproved = (shown: ShownApplication['shown']): boolean =>
    isForPlan(shown)
      ? isOfYear(approved, shown)
      : approved.some(({ enrollment }) => enrollment.planType !== 'PDP');
  const cards = { headingLevel: headingLevel + (hasHeadings ? 2 : 1), onOpen: open };
  return (
    <section className="applications" aria-labelledby={id} aria-busy={!isLoaded}>
      <Heading level={headingLevel} id={id} className="title">
        {t('applications.heading')}
      </Heading>
      <Counts groups={groups} isLoaded={isLoaded} />
      {!isOrderKnown && <WaitingCards count={shownItems.length} />}
      {(isOrderKnown ? groups : []).map(({ group, items }) => {
        const isUnfinishedGroup = group === 'unfinished';
        const isStepSaid = isUnfinishedGroup && items.length > 1;
        return (
          <div key={group} className="applications-group">
            {hasHeadings && (
              <Heading level={headingLevel + 1} className="applications-group-title">
                {t(`applications.group.${group}`)}
              </Heading>
            )}
            {isStepSaid &&
              (endsOne ? (
                <Note meaning="warning">{t('applications.next.unfinishedApproved')}</Note>
              ) : (
                <p>{t('applications.next.unfinished')}</p>
              ))}
            <ul className="applications-list">
              {items.map(({ key, shown }, index) => {
                const isNext = isUnfinishedGroup && index === 0 && !endsApproved(shown);
                return (
                  // The level of its heading changes with the number of groups, so a card is new then, and focus returns to it.
                  <Item key={`${key} ${String(hasHeadings)}`} id={key} moved={moved}>
                    {isForPlan(shown) ? (
                      <EnrollmentCard
                        application={shown}
                        isNext={isNext}
                        isStepSaid={isStepSaid}
                        isWaiting={!isLoaded && shown.isUnchecked}
                        isReplaceable={isOfYear(unfinished, shown)}
                        onCheckAgain={checkAgain}
                        {...cards}
                      />
                    ) : (
                      <SupplementCard
                        application={shown}
                        isNext={isNext}
                        isStepSaid={isStepSaid}
                        {...cards}
                      />
                    )}
                  </Item>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
