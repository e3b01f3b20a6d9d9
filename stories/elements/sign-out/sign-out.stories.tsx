import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { signOutContract } from '../../../elements/sign-out/sign-out.contract';
import { openPopup } from '../../../src/state/popups/popups';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { findFirst } from '../../support/play';

type SignOutArgs = ElementArgs<typeof signOutContract>;
type Story = StoryObj<SignOutArgs>;

const meta: Meta<SignOutArgs> = {
  ...fromContract(signOutContract),
  title: 'Elements/Sign out (shopper-profile-sign-out)',
  id: 'elements-sign-out',
};

export default meta;

const asking: StoryPage = {
  onOpen: () => {
    openPopup('signOut', {});
  },
};

const docs = { story: { inline: false, height: '360px' } };

/** The shopper is known, so that the popup works. */
const asks: Story['play'] = async ({ canvasElement }) => {
  await window.shopperProfile?.ready;
  const heading = await findFirst(canvasElement, 'heading', /\?/);
  await expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading.closest('dialog'));
};

export const SignedIn: Story = { parameters: { page: asking, docs }, play: asks };

/** The sign-out request fails: the shopper stays signed in and can try again. */
export const Failing: Story = {
  parameters: { page: { ...asking, fail: { call: 'logout', kind: 500 } } satisfies StoryPage, docs },
  play: asks,
};

/** Customer service goes to the site root. */
export const Cloaked: Story = {
  globals: { scenario: 'cloaked' },
  parameters: { page: asking, docs },
  play: asks,
};
