/** The piece that is meant by a name. Throws an error that names those that there are. */
export function pieceNamed(name, pieces) {
  if (pieces.includes(name)) return name;
  const alike = pieces.filter((piece) => piece.includes(name) || name.includes(piece));
  const hint = alike.length > 0 ? `Did you mean ${alike.join(' or ')}?` : `Pieces: ${pieces.join(', ')}.`;
  throw new Error(`There is no piece "${name}". ${hint}`);
}
