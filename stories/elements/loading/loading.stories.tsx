import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { loadingContract } from '../../../elements/loading/loading.contract';
import type { LoadingScreen } from '../../../src/state/popups/popups';
import { openPopup } from '../../../src/state/popups/popups';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findText, press } from '../../support/play';

type LoadingArgs = ElementArgs<typeof loadingContract>;
type Story = StoryObj<LoadingArgs>;

const meta: Meta<LoadingArgs> = {
  ...fromContract(loadingContract),
  title: 'Elements/Loading (shopper-profile-loading)',
  id: 'elements-loading',
};

export default meta;

const showing = (screen: LoadingScreen | 'memberImport') => ({
  page: {
    onOpen: () => {
      openPopup('loading', screen);
    },
  } satisfies StoryPage,
  docs: { story: { inline: false, height: '360px' } },
});

/** The bundle's own message while a member's drugs and doctors are imported. */
export const MemberImport: Story = {
  parameters: showing('memberImport'),
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', /./)).toBeVisible();
  },
};

/** Without a close button, neither a click nor Escape closes it. */
export const PlainText: Story = {
  parameters: showing({ heading: 'One moment, please', message: 'We are looking for plans in your area.' }),
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'We are looking for plans in your area.')).toBeVisible();
  },
};

/** The sanitizer keeps only simple formatting and links. */
export const Html: Story = {
  parameters: showing({
    heading: 'One moment, please',
    message: '<p>We are looking for <strong>plans in your area</strong>.</p><img src="x" onerror="alert(1)">',
    information:
      '<h3>Meanwhile</h3><ul><li>Have your Medicare card at hand.</li><li>Read about <a href="https://www.medicare.gov/" target="_blank">Medicare</a>.</li></ul>',
    closable: true,
  }),
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Medicare')).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(await findText(canvasElement, 'plans in your area')).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: showing({
    heading: 'One moment for Pharmaceuticalbenefitsmanagementorganizations, please',
    message: 'Anoverlylongwordwithoutanyplacetobreakitinthemiddleofanarrowscreen stands here.',
    information: 'A text without any formatting, below the message.',
    closable: true,
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'heading', /One moment/);
  },
};
