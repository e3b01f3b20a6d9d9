/** One problem of a page. `problem` says what is wrong, `todo` what to do about it. Neither contains content of a shopper. */
export interface Finding {
  /** Path below the folder, or the address. */
  file: string;
  /** From 1. */
  line: number;
  problem: string;
  todo: string;
}

/** Reports a problem at an offset of the file, or at a line. */
export type Report = (at: { offset?: number; line?: number }, problem: string, todo: string) => void;

/** Converts offsets of a text to lines. */
export function linesOf(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after < 0 ? starts.length : after;
  };
}
