export declare const pieces: readonly string[];
export declare const shownPieces: readonly string[];
