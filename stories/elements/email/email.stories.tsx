import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { emailContract } from '../../../elements/email/email.contract';
import { openPopup } from '../../../src/state/popups/popups';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText, press } from '../../support/play';

type EmailArgs = ElementArgs<typeof emailContract>;
type Story = StoryObj<EmailArgs>;

const docs = { story: { inline: false, height: '480px' } };

const asked: StoryPage = {
  onOpen: () => {
    openPopup('email', {});
  },
};

const meta: Meta<EmailArgs> = {
  ...fromContract(emailContract),
  title: 'Elements/Email (shopper-profile-email)',
  id: 'elements-email',
};

export default meta;

export const Asking: Story = {
  parameters: { page: asked, docs },
  play: async ({ canvasElement }) => {
    const heading = await find(canvasElement, 'heading', 'Email your saved plans');
    await expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading.closest('dialog'));
  },
};

/** Send without an address: the popup stays open and shows an error. */
export const Missing: Story = {
  parameters: { page: asked, docs },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Send');
    await expect(await findText(canvasElement, 'Enter your email address.')).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  parameters: { page: asked, docs },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Enviar');
    await expect(await findText(canvasElement, 'Escriba su correo electrónico.')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  parameters: { page: asked, docs },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'heading', /^\[/)).toBeVisible();
  },
};

/** Not opened: it takes no space. */
export const Closed: Story = { parameters: { rendersNothing: true } };
