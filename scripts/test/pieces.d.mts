export function pieceNamed(name: string, pieces: readonly string[]): string;
