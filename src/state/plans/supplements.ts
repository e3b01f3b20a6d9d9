import { atom } from 'jotai/vanilla';
import { planKeyOf } from '../../domain/plans/plan';
import { stateCodeIn } from '../../domain/plans/supplements';
import { fillTemplate } from '../../domain/shopper/routes';
import { readSupplementTexts } from '../../services/supplement-content-service';
import { supplementApplicationAtom } from './applications-summary';
import { currentConfig } from '../config';
import { profileAtom } from '../profile/profile-state';
import { medsuppDataAtom } from '../profile/profile-texts';
import { inPlaceAtom } from './places';
import { planDetailAtom } from './plan-detail';
import { savedSupplementsAtom } from './saved-supplements';
import { isBeingRemovedAtoms } from '../profile/wishes';
import { mayAtom } from '../shopper/shopper';
import { read } from '../store';
import { resource } from '../resource';
import { resourceStates, valuesOf } from '../resource-states';

/**
 * The shopper's state: that of the supplement data, otherwise of the first saved plan with one, otherwise of a supplement in
 * the search (DATA-45).
 */
export const medsuppStateCodeAtom = atom((get): string | undefined => {
  const places = get(profileAtom).plans.map(get(inPlaceAtom));
  const detailOf = get(planDetailAtom);
  return (
    stateCodeIn(get(medsuppDataAtom) ?? {}) ??
    places.find(({ county }) => county?.stateCode)?.county?.stateCode ??
    get(savedSupplementsAtom)
      .map((plan) => detailOf(plan)?.supplement?.stateCode)
      .find(Boolean)
  );
});

/** Texts about supplements by key, from content (MEDSUPP-18); one entry per path of a fragment. */
const supplementTexts = resource(
  resourceStates<Readonly<Record<string, string>>>('supplement texts', 'page'),
  {
    read: (path: string, config) => readSupplementTexts(config, path),
    code: 'content-failed',
  },
);

/**
 * Loads the texts about supplements for the shopper's state, once per content fragment, when an element needs them
 * (OPEN-A087).
 */
export function loadSupplementTexts(): Promise<unknown> {
  const state = read(medsuppStateCodeAtom) ?? '';
  return supplementTexts.load(fillTemplate(currentConfig().contentPaths.medsuppTexts, { state }));
}

export interface MedigapTexts {
  exclusions: string | undefined;
  component: string | undefined;
}

/** Texts for the shopper's state: `exclusions.IL`, `component.IL`; `undefined` without one in content (SHELL-68, SHELL-69). */
export const medigapTextsAtom = atom((get): MedigapTexts => {
  const texts = Object.assign({}, ...valuesOf(get(supplementTexts.states)).values()) as Record<
    string,
    string
  >;
  const state = get(medsuppStateCodeAtom);
  return {
    exclusions: state && texts[`exclusions.${state}`],
    component: state && texts[`component.${state}`],
  };
});

/** Whether a supplement is saved or has an application; then the disclosures about supplements show (OPEN-A042). */
export const hasSupplementsAtom = atom((get) => {
  if (get(mayAtom('loadMedsuppEnrollment')) && get(supplementApplicationAtom)) return true;
  const isBeingRemoved = get(isBeingRemovedAtoms.plan);
  return [...get(profileAtom).plans, ...get(savedSupplementsAtom)].some(
    (plan) => plan.planType === 'MS' && !isBeingRemoved(planKeyOf(plan)),
  );
});
