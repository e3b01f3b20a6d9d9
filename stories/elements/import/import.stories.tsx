import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';
import type { StoryPage } from '../../../.storybook/with-page';
import { importContract } from '../../../elements/import/import.contract';
import type { ConfigInput } from '../../../src/config/settings';
import { openPopup } from '../../../src/state/popups/popups';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { expectToLookDifferent, typeBirthDate, typeInto } from '../../support/identity';
import { find, findFirst, findText, press } from '../../support/play';

type ImportArgs = ElementArgs<typeof importContract>;
type Story = StoryObj<ImportArgs>;

const docs = { story: { inline: false, height: '900px' } };

/** The popup is open, on a page whose host functions respond as given. */
const asked = (host: NonNullable<ConfigInput['import']> = {}, config: ConfigInput = {}) => ({
  page: {
    onOpen: () => {
      openPopup('import', {});
    },
    config: {
      import: host,
      // Console messages that stories cause on purpose are not failures.
      logger: { warn: () => undefined, error: () => undefined },
      ...config,
    },
  } satisfies StoryPage,
  docs,
});

const meta: Meta<ImportArgs> = {
  ...fromContract(importContract),
  title: 'Elements/Import (shopper-profile-import)',
  id: 'elements-import',
  parameters: asked(),
};

export default meta;

const never = () => new Promise<never>(() => undefined);
const failed = (remainingRetryCount?: number) => () =>
  Promise.resolve({ isSuccess: false, ...(remainingRetryCount !== undefined && { remainingRetryCount }) });

const asProfile = { variant: 'profile' };

/** Fills in the fields that the profile lacks, and submits. */
const fillIn: Story['play'] = async ({ canvasElement, args }) => {
  await window.shopperProfile?.ready;
  await typeBirthDate(canvasElement);
  await typeInto(canvasElement, 'Medicare number', '1eg4te5mk73');
  await userEvent.click(
    args.variant === 'profile'
      ? await find(canvasElement, 'radio', 'Female')
      : await find(canvasElement, 'checkbox', /^I attest/),
  );
  await press(canvasElement, 'button', 'Import');
};

const expectText = async (canvas: HTMLElement, text: string | RegExp): Promise<void> => {
  await expect(await findText(canvas, text)).toBeVisible();
};

/** The form contains the known values of the shopper. */
export const Claims: Story = {
  play: async ({ canvasElement }) => {
    const heading = await find(canvasElement, 'heading', 'Import your drugs');
    await expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading.closest('dialog'));
    await window.shopperProfile?.ready;
    await expect(await find(canvasElement, 'textbox', 'First name')).toHaveValue('Marta');
  },
};

export const Profile: Story = { args: asProfile };

/** For a guest, no values are known. */
export const Guest: Story = { globals: { scenario: 'guest' } };

export const ClaimsWrong: Story = {
  play: async ({ canvasElement }) => {
    await window.shopperProfile?.ready;
    await press(canvasElement, 'button', 'Import');
    await expect(await find(canvasElement, 'group', 'Please check 3 fields')).toBeVisible();
  },
};

export const ProfileWrong: Story = { ...ClaimsWrong, args: asProfile };

/** The error names an invalid character, and suggests the likely one. */
export const NumberWrong: Story = {
  play: async ({ canvasElement }) => {
    await typeInto(canvasElement, 'Medicare number', '1EO4');
    await press(canvasElement, 'button', 'Import');
    await expectText(canvasElement, /^Character 3 is the letter “O”/);
  },
};

export const ClaimsLoading: Story = {
  parameters: asked({ findClaims: never }),
  play: async (context) => {
    await fillIn(context);
    await expectText(context.canvasElement, 'We are finding your drug claims');
  },
};

export const ProfileLoading: Story = {
  args: asProfile,
  parameters: asked({ submitProfile: never }),
  play: async (context) => {
    await fillIn(context);
    await expectText(context.canvasElement, 'We are gathering your information');
  },
};

/** Also where the host page has no search function. */
export const NoClaims: Story = {
  parameters: asked({}, { phones: { importHelp: '1-800-555-0166' } }),
  play: async (context) => {
    await fillIn(context);
    await expect(await find(context.canvasElement, 'link', '1-800-555-0166')).toBeVisible();
    await expect(await find(context.canvasElement, 'button', 'Return to my account')).toBeVisible();
  },
};

export const ClaimsFound: Story = {
  parameters: asked({ findClaims: () => Promise.resolve({ isFound: true }) }),
  play: async (context) => {
    await fillIn(context);
    await expect(await find(context.canvasElement, 'heading', 'Success!')).toBeVisible();
  },
};

export const ProfileAdded: Story = {
  args: asProfile,
  parameters: asked({ submitProfile: () => Promise.resolve({ isSuccess: true }) }),
  play: ClaimsFound.play!,
};

/** The response has no number of remaining attempts. */
export const Failed: Story = {
  args: asProfile,
  parameters: asked({ submitProfile: failed() }),
  play: async (context) => {
    await fillIn(context);
    await expectText(context.canvasElement, 'We were unable to confirm your identity.');
  },
};

export const TwoAttemptsLeft: Story = {
  args: asProfile,
  parameters: asked({ submitProfile: failed(2) }),
  play: async (context) => {
    await fillIn(context);
    await expectText(context.canvasElement, /^You have 2 attempt/);
  },
};

export const NoAttemptLeft: Story = {
  args: asProfile,
  parameters: asked({ submitProfile: failed(0) }, { phones: { importHelp: '1-800-555-0166' } }),
  play: async (context) => {
    await fillIn(context);
    await expect(await find(context.canvasElement, 'link', '1-800-555-0166')).toBeVisible();
    await expect(within(context.canvasElement).queryByShadowRole('button', { name: 'Import' })).toBeNull();
  },
};

const submitSpanish: Story['play'] = async ({ canvasElement }) => {
  await window.shopperProfile?.ready;
  await press(canvasElement, 'button', 'Importar');
  await expect(await find(canvasElement, 'group', /^Revise/)).toBeVisible();
};

export const ClaimsInSpanish: Story = { globals: { locale: 'es' }, play: submitSpanish };

export const ProfileInSpanish: Story = { ...ClaimsInSpanish, args: asProfile };

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'heading', /^\[/)).toBeVisible();
  },
};

/** In forced colors, errors are still visible. */
export const ForcedColors: Story = {
  parameters: { ...asked(), forcedColors: true },
  play: async (context) => {
    await ClaimsWrong.play!(context);
    await expectToLookDifferent(context.canvasElement, 'Medicare number', 'First name');
  },
};

/** Not opened: it takes no space. */
export const Closed: Story = {
  parameters: { page: { onOpen: () => undefined } satisfies StoryPage, rendersNothing: true },
};
