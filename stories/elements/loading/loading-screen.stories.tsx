import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadingScreen } from '../../../elements/loading/loading-screen';
import { find, press } from '../../support/play';

const meta = {
  title: 'Components/Loading screen',
  component: LoadingScreen,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    heading: 'One moment, please',
    message: 'We are looking for plans in your area.',
    information: undefined,
    isClosable: false,
    onClose: fn(),
  },
} satisfies Meta<typeof LoadingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Message: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'status', '')).toHaveTextContent(/plans in your area/);
  },
};

/** The message is HTML that is still being sanitized. */
export const NotReady: Story = {
  args: { message: undefined },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'status', '')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Closable: Story = {
  args: { isClosable: true, information: 'You can go on with something else meanwhile.' },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
