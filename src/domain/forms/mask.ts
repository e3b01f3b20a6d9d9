/**
 * Input masks. `9` is a digit, `A` a letter, `*` a letter or digit; every other character stands for itself.
 * The specification's "plan id mask" is the shape of a Medicare number and is used as that only (OPEN-A090).
 */
export const MASK_PLACEHOLDER = '_';
export const ZIP_MASK = '99999';
export const MEDICARE_NUMBER_MASK = '9A*9-A*9-AA99';
/** @alias */
export const PLAN_ID_MASK = MEDICARE_NUMBER_MASK;

const accepts: Record<string, RegExp> = { '9': /\d/, A: /[A-Za-z]/, '*': /[A-Za-z0-9]/ };

/** Whether the text fills the mask completely. */
export const fillsMask = (text: string, mask: string): boolean =>
  text.length === mask.length &&
  [...mask].every(
    (symbol, index) => accepts[symbol]?.test(text.charAt(index)) ?? text.charAt(index) === symbol,
  );

/** Puts what was typed into the mask: '12' in '99999' is '12___'. Characters that fit nowhere are dropped. */
export function applyMask(typed: string, mask: string): string {
  const rest = [...typed].filter((character) => /[A-Za-z0-9]/.test(character));
  return [...mask]
    .map((symbol) => {
      const pattern = accepts[symbol];
      if (!pattern) return symbol;
      while (rest.length > 0) {
        const character = rest.shift() ?? '';
        if (pattern.test(character)) return character;
      }
      return MASK_PLACEHOLDER;
    })
    .join('');
}
