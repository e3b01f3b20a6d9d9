export interface Edit {
  file: string;
  after?: string;
  before?: string;
  text: string;
  sign: string;
}
export function replaceOnce(text: string, find: string, replacement: string, file: string): string;
export function insert(before: string, edit: Edit): string;
export function isInserted(current: string, edit: Edit): boolean;
export function takeOut(current: string, edit: Edit): string;
