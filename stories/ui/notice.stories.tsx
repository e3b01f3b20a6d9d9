import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountReadyNotice } from '../../elements/account-ready/account-ready-notice';
import { Notice } from '../../src/ui/notice';
import { OutageNotice } from '../../elements/outage/outage-notice';
import { find, press } from '../support/play';

interface Args {
  onClose: () => void;
  onShowPlans: () => void;
}

const meta: Meta<Args> = {
  title: 'Components/Notice',
  args: { onClose: fn(), onShowPlans: fn() },
};

export default meta;

type Story = StoryObj<Args>;

export const Message: Story = {
  render: () => (
    <Notice isShown meaning="information" message={<p>Something that a shopper should know.</p>}>
      <div className="notice-actions">
        <button type="button" className="button">
          Do something about it
        </button>
      </div>
    </Notice>
  ),
};

export const Outage: Story = {
  render: ({ onClose }) => <OutageNotice isShown isSignedIn={false} onClose={onClose} />,
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Close this message');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AccountReady: Story = {
  render: ({ onShowPlans }) => (
    <AccountReadyNotice isShown headingLevel={2} browseUrl="#browse" onShowPlans={onShowPlans} />
  ),
};

/** For shoppers who cannot browse plans. */
export const AccountReadyWithoutBrowsing: Story = {
  render: ({ onShowPlans }) => (
    <AccountReadyNotice isShown headingLevel={2} browseUrl="" onShowPlans={onShowPlans} />
  ),
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'View your saved plans')).toBeVisible();
  },
};
