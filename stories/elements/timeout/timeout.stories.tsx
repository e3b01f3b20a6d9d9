import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { timeoutContract } from '../../../elements/timeout/timeout.contract';
import { openPopup } from '../../../src/state/popups/popups';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { findFirst } from '../../support/play';

type TimeoutArgs = ElementArgs<typeof timeoutContract>;
type Story = StoryObj<TimeoutArgs>;

const meta: Meta<TimeoutArgs> = {
  ...fromContract(timeoutContract),
  title: 'Elements/Timeout (shopper-profile-timeout)',
  id: 'elements-timeout',
};

export default meta;

/** The page was idle for long enough. */
const due: StoryPage = {
  onOpen: () => {
    openPopup('timeout', {});
  },
};

const docs = { story: { inline: false, height: '400px' } };

/** The shopper is known, so that the popup works. */
const asks: Story['play'] = async ({ canvasElement }) => {
  await window.shopperProfile?.ready;
  const heading = await findFirst(canvasElement, 'heading', /\?/);
  await expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading.closest('dialog'));
};

export const SignedIn: Story = { parameters: { page: due, docs }, play: asks };

/** After ten seconds, the sign-out request fails: the popup stays. */
export const Failing: Story = {
  parameters: {
    page: {
      ...due,
      config: { session: { warningMs: 10_000 } },
      fail: { call: 'logout', kind: 500 },
    } satisfies StoryPage,
    docs,
  },
  play: asks,
};

/** Customer service goes to the site root. */
export const Cloaked: Story = {
  globals: { scenario: 'cloaked' },
  parameters: { page: due, docs },
  play: asks,
};
