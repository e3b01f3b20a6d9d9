import { userEvent } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';

/** On slow machines, the response of the mock service and the rendering take a while. */
const patience = { timeout: 20_000, interval: 20 };

/** Finds by role and name, in shadow roots too, as soon as it exists. */
export const find = (canvas: HTMLElement, role: string, name: string | RegExp): Promise<HTMLElement> =>
  within(canvas).findByShadowRole(role, { name }, patience);

/** The first of several. */
export async function findFirst(
  canvas: HTMLElement,
  role: string,
  name: string | RegExp,
): Promise<HTMLElement> {
  const [first] = await within(canvas).findAllByShadowRole(role, { name }, patience);
  return first!;
}

export const findText = (canvas: HTMLElement, text: string | RegExp): Promise<HTMLElement> =>
  within(canvas).findByShadowText(text, undefined, patience);

export async function press(canvas: HTMLElement, role: string, name: string | RegExp): Promise<void> {
  await userEvent.click(await findFirst(canvas, role, name));
}
