import { dispatchToWindow } from '../../browser/vendor-script';
import {
  isInProgress,
  isSupplementRefused,
  supplementActionOf,
  type SupplementAction,
} from '../../domain/enrollment/supplement-application';
import type { SavedPlan } from '../../domain/plans/plan';
import type { PlanDetail } from '../../domain/plans/plan-detail';
import { toPlanCode } from '../../domain/plans/supplements';
import { withQuery } from '../../domain/shopper/routes';
import { configAtom } from '../config';
import { featureFlagsAtom } from '../page/feature-flags';
import { goToHostPage } from '../shopper/go';
import { routeOf, routeUrl } from '../page/routes';
import { inPlaceAtom } from '../plans/places';
import { suppressionAtom } from '../plans/plan-fragments';
import { approvedStatesAtom, isInterfacePresentAtom } from '../plans/supplement-interface';
import { medsuppStateCodeAtom } from '../plans/supplements';
import { currentShopper, mayAtom } from '../shopper/shopper';
import { atom, read } from '../store';
import { isSupplementApplicationKnownAtom } from '../plans/applications-summary';
import { shownSupplementAtom } from './applications';
import { openSupplementApplication } from './enrolling';

/** A supplement on a card: the saved or recommended plan, and its details from the search. */
export interface SupplementOnCard {
  plan: SavedPlan;
  detail: PlanDetail | null | undefined;
}

/**
 * Plan codes without a start button, by year, from the configuration (with a separate list for the newer cards) and content;
 * null until content has loaded (MEDSUPP-08 … MEDSUPP-10, OPEN-A005).
 */
const suppressedCodesAtom = atom((get) => {
  const { startApplication, startApplicationV2 } = get(configAtom).suppression;
  const isNewer = get(featureFlagsAtom)?.medsuppV2Cards ?? false;
  const configured = isNewer ? startApplicationV2 : startApplication;
  const ofContent = get(suppressionAtom);
  return (planYear: number): ReadonlySet<string> | null =>
    ofContent &&
    new Set(
      [
        ...configured,
        ...ofContent
          .filter((entry) => entry.planYear === planYear)
          .flatMap((entry) => entry.startApplication),
      ].map(toPlanCode),
    );
});

/** Returns what determines the action: the plan, the shopper's application, and the suppressed codes if all is known. */
const onCardAtom = atom((get) => {
  const application = get(shownSupplementAtom);
  const suppressed = get(suppressedCodesAtom);
  const inPlace = get(inPlaceAtom);
  const isApplicationKnown = get(isSupplementApplicationKnownAtom) || !get(mayAtom('loadMedsuppEnrollment'));
  return ({ plan, detail }: SupplementOnCard): Parameters<typeof supplementActionOf> => [
    {
      planCode: plan.planId,
      zipCode: inPlace(plan).zipCode,
      planName: detail?.planName ?? plan.planName,
    },
    application,
    detail && isApplicationKnown ? suppressed(plan.planYear) : null,
  ];
});

/**
 * The action for a supplement's application, if any. `start` requires that the search has found the plan, and that it is known
 * whether an application exists.
 */
export const supplementActionAtom = atom((get) => {
  const onCard = get(onCardAtom);
  return (card: SupplementOnCard): SupplementAction | undefined => supplementActionOf(...onCard(card));
});

/** Whether the shopper has an unfinished application for a supplement. */
export const isSupplementStartedAtom = atom((get) => {
  const application = get(shownSupplementAtom);
  return application !== null && isInProgress(application);
});

/** Whether the card says that no application can be started here. */
export const isSupplementRefusedAtom = atom((get) => {
  const onCard = get(onCardAtom);
  return (card: SupplementOnCard): boolean => isSupplementRefused(...onCard(card));
});

/** State of a supplement, otherwise that of the shopper. */
export const supplementStateAtom = atom((get) => {
  const inPlace = get(inPlaceAtom);
  const shoppersState = get(medsuppStateCodeAtom);
  return ({ plan, detail }: SupplementOnCard): string | undefined =>
    detail?.supplement?.stateCode ?? inPlace(plan).county?.stateCode ?? shoppersState;
});

/**
 * Starts an application: in the supplement interface if it has loaded and the plan's state is approved, otherwise on the
 * details page (MEDSUPP-02, MEDSUPP-11, MEDSUPP-12, OPEN-A083, OPEN-A084, TRACK-13 … TRACK-15).
 */
function start({ plan, detail }: SupplementOnCard, from: EventTarget): void {
  if (!currentShopper().may.enroll) return;
  const { zipCode } = read(inPlaceAtom)(plan);
  const { supplement } = detail ?? {};
  const stateCode = read(supplementStateAtom)({ plan, detail }) ?? '';
  const planCode = supplement?.planCode ?? plan.planId;
  const planYear = String(plan.planYear);
  if (read(isInterfacePresentAtom) && read(approvedStatesAtom).has(stateCode)) {
    dispatchToWindow('openAddYourInfo', {
      entryPoint: 'start-application',
      planName: detail?.planName ?? plan.planName ?? '',
      planCode,
      zipCode: zipCode ?? '',
      planYear,
      stateCode,
      legalEntity: supplement?.legalEntity ?? '',
      marketingPlanCode: supplement?.marketingPlanCode ?? '',
    });
    return;
  }
  const url = routeUrl('medsuppDetails', { zipcode: zipCode, planCode, planId: planCode, planYear });
  const name = routeOf('medsuppDetails', url);
  const opened = name === 'medsuppDetails' ? withQuery(url, 'startApplication', 'true') : url;
  goToHostPage(name, opened, { planId: planCode, planYear }, { from });
}

/** Action of the button on a supplement's card. */
export function openSupplement(card: SupplementOnCard, action: SupplementAction, from: EventTarget): void {
  const application = read(shownSupplementAtom);
  if (action === 'start') start(card, from);
  else if (application) void openSupplementApplication(application, from);
}
