import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';
import type { StoryPage } from '../../../.storybook/with-page';
import { bannerContract } from '../../../elements/banner/banner.contract';
import { windowWidthAtom } from '../../../src/state/page/screen';
import { write } from '../../../src/state/store';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, press } from '../../support/play';

type BannerArgs = ElementArgs<typeof bannerContract>;
type Story = StoryObj<BannerArgs>;

const meta: Meta<BannerArgs> = {
  ...fromContract(bannerContract),
  title: 'Elements/Banner (shopper-profile-banner)',
  id: 'elements-banner',
};

export default meta;

const MEMBER_BENEFITS = 'Member benefits (opens in a new tab)';

const withFirstName = (firstName: string): StoryPage => ({
  onOpen: ({ state }) => {
    state.userDetails.firstName = firstName;
  },
});

const onScreenOf = (width: number, page: StoryPage): StoryPage => ({
  ...page,
  onOpen: () => {
    write(windowWidthAtom, width);
  },
});

const greets =
  (greeting: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', greeting)).toBeVisible();
    const account = within(canvasElement).queryByShadowRole('button', { name: 'Account' });
    if (account) await userEvent.click(account);
    await expect(await find(canvasElement, 'button', 'Sign out')).toBeVisible();
  };

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '320px' }}>
    <Story />
  </div>
);

export const Guest: Story = {
  globals: { scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Create account')).toBeVisible();
    await expect(await find(canvasElement, 'link', 'Sign in')).toBeVisible();
  },
};

export const Consumer: Story = { play: greets('Hi Marta') };

export const Member: Story = {
  parameters: { page: onScreenOf(1280, { scenario: 'member' }) },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', MEMBER_BENEFITS)).toBeVisible();
  },
};

/** The link to the member benefits shows on larger screens … */
export const MemberOnSmallScreen: Story = {
  decorators: [inNarrowColumn],
  parameters: {
    page: onScreenOf(360, {
      scenario: 'member',
      config: { pageUtilityData: { memberBenefitsButtonMobile: false } },
    }),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Account');
    await find(canvasElement, 'link', 'Manage account');
    await expect(within(canvasElement).queryByShadowRole('link', { name: MEMBER_BENEFITS })).toBeNull();
  },
};

/** … and on small screens where the site has configured it. */
export const MemberBenefitsOnSmallScreen: Story = {
  decorators: [inNarrowColumn],
  parameters: {
    page: onScreenOf(360, {
      scenario: 'member',
      config: { pageUtilityData: { memberBenefitsButtonMobile: true } },
    }),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Account');
    await expect(await find(canvasElement, 'link', MEMBER_BENEFITS)).toBeVisible();
  },
};

/** The account has no first name. */
export const NoName: Story = { parameters: { page: withFirstName('') }, play: greets('Hi') };

export const LongName: Story = {
  decorators: [inNarrowColumn],
  parameters: { page: withFirstName('Maximilianalexandraconstantinopolis Guadalupe') },
  play: greets('Hi Maximilianalexandraconstantinopolis Guadalupe'),
};

/** The shopper is not known yet: no sign-in prompt for a shopper who may be signed in. */
export const Loading: Story = {
  parameters: {
    page: {
      fail: { call: 'profile', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
};

/** Signed in, but the profile failed to load. */
export const ProfileFailed: Story = {
  parameters: { page: { fail: { call: 'profile', kind: 500 } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'region', 'Account')).toBeVisible();
  },
};

export const GuestInNarrowColumn: Story = {
  decorators: [inNarrowColumn],
  globals: { scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Create account')).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Hola, Marta')).toBeVisible();
  },
};

export const SpanishGuest: Story = {
  globals: { locale: 'es', scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Crear cuenta')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo', scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'link', /^\[/)).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 4 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', 'Hi Marta')).tagName).toBe('H4');
  },
};
