import { callHost } from './host-function';

/** Prints the page, in the host's own way if it has one (config key `print`). */
export function printPage(print: (() => void) | null): void {
  if (print) callHost('print', print);
  else window.print();
}
