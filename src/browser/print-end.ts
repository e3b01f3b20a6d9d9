import { onInput } from './input-activity';
import { onPrint } from './print-events';

/** Events that show that the print dialog has closed, for hosts and browsers without `afterprint`. */
const LATER = ['pointerdown', 'keydown', 'pagehide'];

/** Calls the listener when the page has been printed, otherwise at the next input. Returns a function that stops it. */
export function onPrintEnd(listener: () => void): () => void {
  const stops = [onPrint(() => undefined, listener), onInput(LATER, listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
