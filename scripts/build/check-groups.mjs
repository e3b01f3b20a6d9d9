const nameOf = ({ tag }) => tag.replace('shopper-profile-', '');

/** Fails with a sentence unless every piece is in exactly one group, and every group knows its pieces. */
export function checkGroups(contracts, groups) {
  const known = contracts.map(nameOf);
  const grouped = Object.entries(groups).flatMap(([group, { pieces }]) =>
    pieces.map((piece) => ({ group, piece })),
  );
  for (const { group, piece } of grouped) {
    if (!known.includes(piece))
      throw new Error(
        `elements/groups.ts: the group "${group}" names "${piece}", which is no piece. To take out all of a piece: npm run new -- ${piece} --remove`,
      );
    const homes = grouped.filter((other) => other.piece === piece).map((other) => other.group);
    if (homes.length > 1)
      throw new Error(`elements/groups.ts: "${piece}" is in more than one group: ${homes.join(', ')}.`);
  }
  for (const piece of known) {
    if (!grouped.some((other) => other.piece === piece))
      throw new Error(`elements/groups.ts: no group has "${piece}". Add it to the one that it travels with.`);
  }
}
