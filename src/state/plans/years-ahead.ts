import { shopperValueAtom } from '../store';

/** What the card of an active plan states about the next year, in the words of `<shopper-profile-year-change>`. */
export interface YearAhead {
  /** "In 2027:" */
  label: string;
  /** What the shopper loses, with the names of saved drugs and doctors: a warning. */
  loss?: string | undefined;
  /** Everything else. No value while it loads. */
  text: string | undefined;
  /** Label of the button that leads to the details. */
  more: string;
  onMore(): void;
}

/**
 * By id of the active plan. Set by `<shopper-profile-year-change>`, so pages without it load none of its code. No value
 * before its files have loaded.
 */
export const yearsAheadAtom = shopperValueAtom<ReadonlyMap<string, YearAhead> | undefined>(
  'yearsAhead',
  undefined,
);
