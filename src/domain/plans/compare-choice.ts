/** Keys of the plans that a shopper has chosen to compare, in the order of choosing. */
export type ChosenPlans = readonly string[];

/** A table with more plans does not fit on a screen. */
export const MOST_COMPARED = 3;

/** Returns the chosen plans of a list, `MOST_COMPARED` at most. */
export const chosenIn = (list: readonly string[], chosen: ChosenPlans): readonly string[] =>
  chosen.filter((key) => list.includes(key)).slice(0, MOST_COMPARED);

/** Adds a plan to the choice, or removes it. Returns no value if the list already has `MOST_COMPARED` chosen plans. */
export function choosePlan(
  chosen: ChosenPlans,
  key: string,
  list: readonly string[],
  isChosen: boolean,
): ChosenPlans | undefined {
  const others = chosen.filter((other) => other !== key);
  if (!isChosen) return others;
  return chosenIn(list, others).length < MOST_COMPARED ? [...others, key] : undefined;
}

/** Whether both plans of a list are compared, whatever is chosen. */
export const isPair = (list: readonly string[]): boolean => list.length === 2;

/**
 * Returns the plans of a list to compare, in the order of the list: the chosen plans if there are at least two;
 * otherwise both plans of a list with two. Returns no value if there is nothing to compare.
 */
export function comparedIn(list: readonly string[], chosen: ChosenPlans): readonly string[] | undefined {
  const ofList = chosenIn(list, chosen);
  if (ofList.length > 1) return list.filter((key) => ofList.includes(key));
  return isPair(list) ? list : undefined;
}
