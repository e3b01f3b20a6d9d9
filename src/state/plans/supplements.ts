import { atom } from 'jotai/vanilla';
import { shared } from '../../browser/shared';
import { parseJson } from '../../browser/storage';
import { planKeyOf } from '../../domain/plans/plan';
import { fillTemplate } from '../../domain/shopper/routes';
import { isRecord, toText } from '../../domain/untrusted';
import { readSupplementTexts } from '../../services/supplement-content-service';
import { supplementApplicationAtom } from '../applications/application-answers';
import { currentConfig } from '../config';
import { reportFailure } from '../load/report';
import { profileAtom } from '../profile/profile';
import { inPlaceAtom } from './places';
import { isBeingRemovedAtoms } from '../saved-items/removal';
import { mayAtom } from '../shopper/shopper';
import { pageAtom, read, write } from '../store';

/** Wording about supplements by key, from content, as far as it has been read (MEDSUPP-18). */
const supplementTextsAtom = pageAtom<Readonly<Record<string, string>>>('supplementTexts', {});

/** `medsuppData` of the profile, which is a JSON text; nothing where it cannot be read. */
const medsuppDataAtom = atom((get): Record<string, unknown> => {
  const data = parseJson(get(profileAtom).medsuppData);
  return isRecord(data) ? data : {};
});

/** Where the shopper is: the state of the supplements, else of the first saved plan (DATA-45). */
export const medsuppStateCodeAtom = atom((get): string | undefined => {
  const { applicantInformation } = get(medsuppDataAtom);
  const ofApplicant = isRecord(applicantInformation) ? toText(applicantInformation.stateCode) : undefined;
  const places = get(profileAtom).plans.map(get(inPlaceAtom));
  return ofApplicant ?? places.find(({ county }) => county?.stateCode)?.county?.stateCode;
});

/**
 * Reads the wording about supplements in the shopper's state, once per file of content, when a piece asks for it
 * (MEDSUPP-18, OPEN-A087).
 */
export function loadSupplementTexts(): Promise<void> {
  const config = currentConfig();
  const state = read(medsuppStateCodeAtom) ?? '';
  const path = fillTemplate(config.contentPaths.medsuppTexts, { state });
  return shared(`supplementTexts ${path}`, async () => {
    const answer = await readSupplementTexts(config, path);
    if (answer.ok) write(supplementTextsAtom, { ...read(supplementTextsAtom), ...answer.value });
    else reportFailure(answer.failure, 'content-failed');
  });
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
  const { savedPlanInformation } = get(medsuppDataAtom);
  const favorites = isRecord(savedPlanInformation) ? savedPlanInformation.favoritedPlans : undefined;
  if (Array.isArray(favorites) && favorites.length > 0) return true;
  if (get(mayAtom('loadMedsuppEnrollment')) && get(supplementApplicationAtom)) return true;
  const isBeingRemoved = get(isBeingRemovedAtoms.plan);
  return get(profileAtom).plans.some((plan) => plan.planType === 'MS' && !isBeingRemoved(planKeyOf(plan)));
});
