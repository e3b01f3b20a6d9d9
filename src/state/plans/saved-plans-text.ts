import { atom } from 'jotai/vanilla';
import { buildSavedPlansText } from '../../domain/plans/saved-plans-text';
import { savedPlansAtom } from './plans';

/** The saved plans as one text, `planId year type` each (DATA-42, RULES-13). */
export const savedPlansTextAtom = atom((get) => buildSavedPlansText(get(savedPlansAtom)));
