/** Requirement ids in parentheses, such as "(PLANS-17 … PLANS-34)", have no meaning for readers of Storybook. */
const IDS = /\s*\((?:[A-Z]+-[A-Z]?\d+|contract §\d+)[^)]*\)/g;

/** Removes from a description what only developers need. */
export const plainDescription = (text: string): string => text.replace(IDS, '');
