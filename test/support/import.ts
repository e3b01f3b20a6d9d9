import type { ConfigInput } from '../../src/config/settings';
import { settled } from './clock';
import { button, dialogShown, field } from './identity';
import { inside, openTestPage, ready, type TestPage } from './page';

export const IMPORT = 'shopper-profile-import';
export const SUBMIT = 'Import';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;
export type OpenImport = TestPage & { popup: HTMLElement };

export interface ImportOptions extends Options {
  variant?: 'claims' | 'profile';
  host?: NonNullable<ConfigInput['import']>;
}

/** Opens the popup on a page with its tag, as a host page does. */
export async function openImport({
  variant,
  host,
  config,
  ...options
}: ImportOptions = {}): Promise<OpenImport> {
  const page = openTestPage({
    scenario: 'consumer',
    ...options,
    config: { ...config, ...(host && { import: host }) },
  });
  await page.place(IMPORT, variant ? `variant="${variant}"` : '');
  await ready();
  return { ...page, popup: await showImport() };
}

export async function showImport(): Promise<HTMLElement> {
  await window.shopperProfile!.showImport!();
  return dialogShown();
}

/** Replaces the text of a field. */
export async function write(
  { user }: Pick<TestPage, 'user'>,
  input: HTMLInputElement,
  text: string,
): Promise<void> {
  const all = { initialSelectionStart: 0, initialSelectionEnd: input.value.length };
  await user.type(input, text === '' ? '{Backspace}' : text, all);
}

const claims = {
  'First name': 'Wilhelmina',
  'Last name': 'Brandywine',
  'Month (MM)': '02',
  'Day (DD)': '14',
  'Year (YYYY)': '1950',
  'ZIP code': '60614',
  'Medicare number': '1EG4-TE5-MK73',
};

/** Unique names, so that tests can search for them. */
const typed = { claims, profile: { ...claims, 'Email address': 'wilhelmina@example.com' } };

export const attestation = (popup: HTMLElement): HTMLElement =>
  inside(popup).getByRole('checkbox', { name: /^I attest/ });

/** Fills in the form of `claims`. With an email address and a gender, that of `profile`. */
export async function fillIn(
  page: OpenImport,
  variant: 'claims' | 'profile' = 'claims',
  changes: Partial<Record<keyof typeof typed.profile, string>> = {},
): Promise<void> {
  for (const [name, text] of Object.entries({ ...typed[variant], ...changes }))
    await write(page, field(page.popup, name), text);
  const choice =
    variant === 'claims'
      ? attestation(page.popup)
      : inside(page.popup).getByRole('radio', { name: 'Female' });
  await page.user.click(choice);
}

export async function submit({ user, popup }: OpenImport): Promise<void> {
  await user.click(button(popup, SUBMIT));
  await settled();
}

/** The texts of the error summary. */
export const problems = (popup: HTMLElement): string[] => {
  const summary = inside(popup).queryByRole('group', { name: /^Please check/ });
  return summary
    ? inside(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    : [];
};

export const heading = (popup: HTMLElement): string =>
  inside(popup).getByRole('heading', { level: 2 }).textContent;

/** The loading text of the popup. */
export const waiting = (popup: HTMLElement): string | undefined =>
  inside(popup).queryByRole('status')?.textContent;

/** A function of the host page with results that the test controls. */
export function heldHost<Form, Result>() {
  const calls: Form[] = [];
  let settle: { respond(result: Result): void; fail(): void } | undefined;
  return {
    calls,
    ask: (form: Form): Promise<Result> => {
      calls.push(form);
      return new Promise((resolve, reject) => {
        settle = {
          respond: resolve,
          fail: () => {
            reject(new Error('no'));
          },
        };
      });
    },
    respond: async (result: Result): Promise<void> => {
      settle!.respond(result);
      await settled();
    },
    fail: async (): Promise<void> => {
      settle!.fail();
      await settled();
    },
  };
}
