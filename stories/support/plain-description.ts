/** Ids of requirements in parentheses, such as "(PLANS-17 … PLANS-34)", mean nothing to a reader of Storybook. */
const IDS = /\s*\((?:[A-Z]+-[A-Z]?\d+|contract §\d+)[^)]*\)/g;

/** A description without what is for the people who write the code. */
export const plainDescription = (text: string): string => text.replace(IDS, '');
