import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'shadow-dom-testing-library';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { confirmIdentityContract } from '../../../elements/confirm-identity/confirm-identity.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { expectToLookDifferent, typeBirthDate, typeInto } from '../../support/identity';
import { find, findFirst, findText, press } from '../../support/play';

type ConfirmIdentityArgs = ElementArgs<typeof confirmIdentityContract>;
type Story = StoryObj<ConfirmIdentityArgs>;

const docs = { story: { inline: false, height: '900px' } };

/** Console messages that stories cause on purpose are not failures. */
const logger = { warn: () => undefined, error: () => undefined };

const on = (page: StoryPage) => ({ page: { ...page, config: { logger, ...page.config } }, docs });

const meta: Meta<ConfirmIdentityArgs> = {
  ...fromContract(confirmIdentityContract),
  title: 'Elements/Confirm identity (shopper-profile-confirm-identity)',
  id: 'elements-confirm-identity',
  globals: { scenario: 'telesales-member' },
  parameters: on({}),
};

export default meta;

const SUBMIT = 'Yes, import my data';
const RIGHT = '1eg4te5mk73';
const WRONG = '2eg4te5mk73';

const as = (telesalesProfileType: string): StoryPage => ({
  onOpen: ({ state }) => {
    Object.assign(state.userDetails, { telesalesProfileType });
  },
});

/** Fills in the form of a member, and submits. */
const submitIdentity =
  (memberId: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await typeBirthDate(canvasElement);
    await typeInto(canvasElement, 'Medicare number, on your red, white and blue card', memberId);
    await press(canvasElement, 'button', SUBMIT);
  };

/** Opens automatically. Members of the site cannot change the known values. */
export const MemberWhoConsents: Story = {
  play: async ({ canvasElement }) => {
    const heading = await find(canvasElement, 'heading', 'Confirm your identity');
    await expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading.closest('dialog'));
    await expect(await find(canvasElement, 'textbox', 'First name')).toHaveAttribute('readonly');
  },
};

export const MemberWhoConsentsWithZip: Story = {
  parameters: on({ config: { identity: { showZipForConsentMember: true } } }),
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'textbox', 'ZIP code')).not.toBeRequired();
  },
};

export const MemberWhoDoesNot: Story = {
  parameters: on(as('TPM')),
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'textbox', 'ZIP code')).toBeRequired();
  },
};

export const NoMember: Story = {
  globals: { scenario: 'telesales-zip' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'radiogroup', 'Gender')).toBeVisible();
  },
};

/** A shopper whose account has no name yet can enter it. */
export const BaseAccount: Story = {
  parameters: on({
    onOpen: ({ state }) => {
      Object.assign(state.userDetails, { lastName: '' });
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'textbox', 'First name')).not.toHaveAttribute('readonly');
  },
};

export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', SUBMIT);
    await expect(await find(canvasElement, 'group', 'Please check 2 fields')).toBeVisible();
  },
};

export const WrongForNoMember: Story = {
  ...NoMember,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', SUBMIT);
    await expect(await find(canvasElement, 'group', 'Please check 3 fields')).toBeVisible();
  },
};

/** It cannot be closed while the request runs. */
export const Loading: Story = {
  parameters: on({
    fail: { call: 'mergeProfile', kind: 'timeout' },
    config: { loading: { callWaitMs: 3_600_000 } },
  }),
  play: async (context) => {
    await submitIdentity(RIGHT)(context);
    const { canvasElement } = context;
    await expect(await findText(canvasElement, /^We are checking your details/)).toBeVisible();
    await expect(await find(canvasElement, 'button', 'Close')).toBeDisabled();
  },
};

/** The response has no number of remaining attempts. */
export const Failed: Story = {
  parameters: on({ fail: { call: 'mergeProfile', kind: 500 } }),
  play: async (context) => {
    await submitIdentity(RIGHT)(context);
    const { canvasElement } = context;
    await expect(await findText(canvasElement, /^Something went wrong on our side/)).toBeVisible();
  },
};

/** The entered values stay. */
export const TwoAttemptsLeft: Story = {
  play: async (context) => {
    await submitIdentity(WRONG)(context);
    const { canvasElement } = context;
    await expect(await findText(canvasElement, /^You have 2 attempt/)).toBeVisible();
    await expect(
      await find(canvasElement, 'textbox', 'Medicare number, on your red, white and blue card'),
    ).toHaveValue('2EG4-TE5-MK73');
  },
};

export const NoAttemptLeft: Story = {
  parameters: on({ config: { phones: { identityHelp: '1-800-555-0155' } } }),
  play: async (context) => {
    const { canvasElement } = context;
    await submitIdentity(WRONG)(context);
    for (const left of [2, 1]) {
      await findText(canvasElement, new RegExp(`^You have ${String(left)} attempt`));
      await press(canvasElement, 'button', SUBMIT);
    }
    await expect(await find(canvasElement, 'link', '1-800-555-0155')).toBeVisible();
    await expect(within(canvasElement).queryByShadowRole('button', { name: SUBMIT })).toBeNull();
  },
};

export const Confirmed: Story = {
  play: async (context) => {
    await submitIdentity(RIGHT)(context);
    await expect(await find(context.canvasElement, 'heading', 'Success!')).toBeVisible();
  },
};

const submitSpanish: Story['play'] = async ({ canvasElement }) => {
  await press(canvasElement, 'button', 'Sí, importar mis datos');
  await expect(await find(canvasElement, 'group', /^Revise/)).toBeVisible();
};

export const MemberInSpanish: Story = {
  globals: { scenario: 'telesales-member', locale: 'es' },
  play: submitSpanish,
};

export const NoMemberInSpanish: Story = {
  globals: { scenario: 'telesales-zip', locale: 'es' },
  play: submitSpanish,
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { scenario: 'telesales-zip', locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'heading', /^\[/)).toBeVisible();
  },
};

/** In forced colors, errors are still visible. */
export const ForcedColors: Story = {
  parameters: { ...on({}), forcedColors: true },
  play: async (context) => {
    await Wrong.play!(context);
    await expectToLookDifferent(
      context.canvasElement,
      'Medicare number, on your red, white and blue card',
      'First name',
    );
  },
};

/** For shoppers who have not talked to an agent. */
export const NotDue: Story = {
  globals: { scenario: 'consumer' },
  parameters: { ...on({}), rendersNothing: true },
};
