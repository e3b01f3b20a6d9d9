import { sendKeys } from '@web/test-runner-commands';

/** Presses a real key, for effects that only the browser has: moving focus, closing a dialog. */
export const press = (key: string): Promise<void> => sendKeys({ press: key });

export async function pressWithShift(key: string): Promise<void> {
  await sendKeys({ down: 'Shift' });
  await press(key);
  await sendKeys({ up: 'Shift' });
}

/** The focused element, also inside shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
