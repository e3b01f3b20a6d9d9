import { atom } from 'jotai/vanilla';

/** Takes the place of shopper.ts in the partner bundles, which have no profile: whoever is there is a guest. */
export const shopperAtom = atom({ isMember: false, may: { answerExtraHelp: true } });

export const mayGoTo = (): boolean => true;
