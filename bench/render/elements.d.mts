export declare const elements: readonly string[];
export declare const shownElements: readonly string[];
