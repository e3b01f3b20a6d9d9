import { parseJson } from '../../browser/storage';
import { zipCodeIn } from '../../domain/plans/supplements';
import { isRecord } from '../../domain/coerce';
import { atom, read, shopperValueAtom, write } from '../store';
import { profileAtom } from './profile-state';

/** Longer texts, in UTF-16 units, are not parsed before the first cards have rendered. */
const LONG = 20_000;

const areLongTextsReadAtom = shopperValueAtom('areLongTextsRead', false);

type JsonObject = Readonly<Record<string, unknown>>;

const nothing: JsonObject = {};

/** A JSON text of the profile as an object (DATA-12); empty if it is not an object, null while a long text is not parsed. */
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

/** Whether the text exists and is not a JSON object. */
export const isUnreadable = (name: 'medsuppData' | 'preData'): boolean =>
  read(profileAtom)[name] !== undefined && read(atoms[name]) === nothing;

const hasLongTextsAtom = atom((get) => get(medsuppDataAtom) === null || get(preDataAtom) === null);

/** Whether a long text has not been parsed. */
export const doTextsWait = (): boolean => read(hasLongTextsAtom);

/** Allows parsing of long texts, after the first cards have rendered. */
export function readLongTexts(): void {
  write(areLongTextsReadAtom, true);
}

/** ZIP code of the profile, otherwise of the saved plans. */
export const knownZipCodeAtom = atom((get) => {
  const { zipCode, plans } = get(profileAtom);
  const ofPlan = zipCode ?? plans.find((plan) => plan.zipCode)?.zipCode;
  return ofPlan ?? zipCodeIn(get(medsuppDataAtom) ?? {});
});
