/** The plans that a shopper has chosen to compare, by plan key, in the order of choosing. */
export type ChosenPlans = readonly string[];

/** A table of more plans does not fit a screen. */
export const MOST_COMPARED = 3;

/** The chosen plans of a list, `MOST_COMPARED` at most. */
export const chosenIn = (list: readonly string[], chosen: ChosenPlans): readonly string[] =>
  chosen.filter((key) => list.includes(key)).slice(0, MOST_COMPARED);

/** Adds a plan to the choice, or removes it. No value: the list has as many chosen plans as can be compared. */
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

/**
 * The plans of a list that are compared, in the order of the list: those chosen, if there are at least two; otherwise both
 * plans of a list with two. No value: nothing is compared.
 */
export function comparedIn(list: readonly string[], chosen: ChosenPlans): readonly string[] | undefined {
  const ofList = chosenIn(list, chosen);
  if (ofList.length > 1) return list.filter((key) => ofList.includes(key));
  return list.length === 2 ? list : undefined;
}
