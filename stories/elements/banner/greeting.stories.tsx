import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BannerPlaceholder, Greeting, GuestPrompt } from '../../../elements/banner/greeting';
import { find, press } from '../../support/play';

interface Args {
  firstName: string | undefined;
  onSignOut: () => void;
}

const meta: Meta<Args> = {
  title: 'Components/Banner',
  args: { firstName: 'Marta', onSignOut: fn() },
};

export default meta;

type Story = StoryObj<Args>;

export const Guest: Story = {
  render: () => <GuestPrompt registrationUrl="#registration" signInUrl="#sign-in" />,
};

export const SignedIn: Story = {
  render: ({ firstName, onSignOut }) => (
    <Greeting
      headingLevel={2}
      firstName={firstName}
      memberBenefitsUrl="#benefits"
      manageAccountUrl="#manage"
      onSignOut={onSignOut}
    />
  ),
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Sign out');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const NoName: Story = {
  ...SignedIn,
  args: { firstName: undefined },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Hi')).toBeVisible();
  },
};

export const Placeholder: Story = { render: () => <BannerPlaceholder isGuest /> };
