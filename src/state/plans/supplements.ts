import { atom } from 'jotai/vanilla';
import { shared } from '../../browser/shared';
import { planKeyOf } from '../../domain/plans/plan';
import { stateCodeIn } from '../../domain/plans/supplements';
import { fillTemplate } from '../../domain/shopper/routes';
import { readSupplementTexts } from '../../services/supplement-content-service';
import { supplementApplicationAtom } from '../applications/application-answers';
import type { Config } from '../../config/settings';
import { currentConfig } from '../config';
import { reportFailure } from '../load/report';
import { profileAtom } from '../profile/profile';
import { medsuppDataAtom } from '../profile/profile-texts';
import { inPlaceAtom } from './places';
import { planDetailsAtom } from './plan-details';
import { savedSupplementsAtom } from './saved-supplements';
import { isBeingRemovedAtoms } from '../saved-items/removal';
import { mayAtom } from '../shopper/shopper';
import { pageAtom, read, write } from '../store';

declare module '../../browser/shared' {
  interface PageValues {
    /** Requests by their path. */
    supplementTexts: Map<string, Promise<void>>;
  }
}

/** Wording about supplements by key, from content, as far as it has been read (MEDSUPP-18). */
const supplementTextsAtom = pageAtom<Readonly<Record<string, string>>>('supplementTexts', {});

/**
 * Where the shopper is: the state of the supplements, else of the first saved plan, else the one in which a supplement was
 * found (DATA-45).
 */
export const medsuppStateCodeAtom = atom((get): string | undefined => {
  const places = get(profileAtom).plans.map(get(inPlaceAtom));
  const details = get(planDetailsAtom);
  return (
    stateCodeIn(get(medsuppDataAtom) ?? {}) ??
    places.find(({ county }) => county?.stateCode)?.county?.stateCode ??
    get(savedSupplementsAtom)
      .map((plan) => details.get(planKeyOf(plan))?.supplement?.stateCode)
      .find(Boolean)
  );
});

async function readTexts(config: Config, path: string): Promise<void> {
  const answer = await readSupplementTexts(config, path);
  if (answer.ok) write(supplementTextsAtom, { ...read(supplementTextsAtom), ...answer.value });
  else reportFailure(answer.failure, 'content-failed');
}

/**
 * Reads the wording about supplements in the shopper's state, once per file of content, when a piece asks for it
 * (MEDSUPP-18, OPEN-A087).
 */
export function loadSupplementTexts(): Promise<void> {
  const config = currentConfig();
  const state = read(medsuppStateCodeAtom) ?? '';
  const path = fillTemplate(config.contentPaths.medsuppTexts, { state });
  const requests = shared('supplementTexts', () => new Map<string, Promise<void>>());
  const request = requests.get(path) ?? readTexts(config, path);
  requests.set(path, request);
  return request;
}

export interface MedigapTexts {
  exclusions: string | undefined;
  component: string | undefined;
}

/** Texts of the shopper's state: `exclusions.IL`, `component.IL`; none where content has nothing (SHELL-68, SHELL-69). */
export const medigapTextsAtom = atom((get): MedigapTexts => {
  const texts = get(supplementTextsAtom);
  const state = get(medsuppStateCodeAtom);
  return {
    exclusions: state && texts[`exclusions.${state}`],
    component: state && texts[`component.${state}`],
  };
});

/** A supplement is saved or applied for, so that the disclosures about supplements show (OPEN-A042). */
export const hasSupplementsAtom = atom((get) => {
  if (get(mayAtom('loadMedsuppEnrollment')) && get(supplementApplicationAtom)) return true;
  const isBeingRemoved = get(isBeingRemovedAtoms.plan);
  return [...get(profileAtom).plans, ...get(savedSupplementsAtom)].some(
    (plan) => plan.planType === 'MS' && !isBeingRemoved(planKeyOf(plan)),
  );
});
