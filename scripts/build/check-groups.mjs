const nameOf = ({ tag }) => tag.replace('shopper-profile-', '');

/**
 * Throws an error with a message unless every element is in exactly one group, and every group contains only
 * known elements.
 */
export function checkGroups(contracts, groups) {
  const known = contracts.map(nameOf);
  const grouped = Object.entries(groups).flatMap(([group, { elements }]) =>
    elements.map((element) => ({ group, element })),
  );
  for (const { group, element } of grouped) {
    if (!known.includes(element))
      throw new Error(
        `elements/groups.ts: the group "${group}" names "${element}", which is no element. To take out all of an element: npm run new -- ${element} --remove`,
      );
    const homes = grouped.filter((other) => other.element === element).map((other) => other.group);
    if (homes.length > 1)
      throw new Error(`elements/groups.ts: "${element}" is in more than one group: ${homes.join(', ')}.`);
  }
  for (const element of known) {
    if (!grouped.some((other) => other.element === element))
      throw new Error(
        `elements/groups.ts: no group has "${element}". Add it to the one that it travels with.`,
      );
  }
}
