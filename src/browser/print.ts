import { callHost } from './host-function';

/** Prints the page, with the host's function if there is one (config key `print`). */
export function printPage(print: (() => void) | null): void {
  callHost(
    'print',
    print ??
      (() => {
        window.print();
      }),
  );
}
