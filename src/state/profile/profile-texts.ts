import { parseJson } from '../../browser/storage';
import { zipCodeIn } from '../../domain/plans/supplements';
import { isRecord } from '../../domain/coerce';
import { atom, read, shopperValueAtom, write } from '../store';
import { profileAtom } from './profile-state';

/** Letters from which on a text is not read before the first cards show. */
const LONG = 20_000;

const areLongTextsReadAtom = shopperValueAtom('areLongTextsRead', false);

type JsonObject = Readonly<Record<string, unknown>>;

const nothing: JsonObject = {};

/** A JSON text of the profile as an object (DATA-12), an empty one where it is none; null while a long one waits. */
const jsonOf = (name: 'medsuppData' | 'preData') => {
  const textAtom = atom((get) => get(profileAtom)[name]);
  return atom((get): JsonObject | null => {
    const text = get(textAtom) ?? '';
    if (text.length > LONG && !get(areLongTextsReadAtom)) return null;
    const data = parseJson(text);
    return isRecord(data) ? data : nothing;
  });
};

export const medsuppDataAtom = jsonOf('medsuppData');
export const preDataAtom = jsonOf('preData');

const atoms = { medsuppData: medsuppDataAtom, preData: preDataAtom };

/** Whether there is a text that is no JSON object. */
export const isUnreadable = (name: 'medsuppData' | 'preData'): boolean =>
  read(profileAtom)[name] !== undefined && read(atoms[name]) === nothing;

const hasLongTextsAtom = atom((get) => get(medsuppDataAtom) === null || get(preDataAtom) === null);

/** Whether a text is still to be read. */
export const doTextsWait = (): boolean => read(hasLongTextsAtom);

/** The first cards show: long texts can be read. */
export function readLongTexts(): void {
  write(areLongTextsReadAtom, true);
}

/** ZIP code of the saved plans. */
export const knownZipCodeAtom = atom((get) => {
  const { zipCode, plans } = get(profileAtom);
  const ofPlan = zipCode ?? plans.find((plan) => plan.zipCode)?.zipCode;
  return ofPlan ?? zipCodeIn(get(medsuppDataAtom) ?? {});
});
