import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { medigapContract } from '../../../elements/medigap/medigap.contract';
import { shownViewAtom } from '../../../src/state/page/shown-view';
import { write } from '../../../src/state/store';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst } from '../../support/play';

type MedigapArgs = ElementArgs<typeof medigapContract>;
type Story = StoryObj<MedigapArgs>;

const meta: Meta<MedigapArgs> = {
  ...fromContract(medigapContract),
  title: 'Elements/Medigap (shopper-profile-medigap)',
  id: 'elements-medigap',
};

export default meta;

const COMPONENT = 'Medicare Supplement plans in your state';
const EXCLUSIONS = 'What Medicare Supplement plans do not cover';

export const BothTexts: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', COMPONENT)).toBeVisible();
    await expect(await find(canvasElement, 'heading', EXCLUSIONS)).toBeVisible();
  },
};

/** The content for Florida has no exclusions. */
export const OneText: Story = {
  globals: { scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', COMPONENT)).toBeVisible();
  },
};

/** Other views show only the exclusions. */
export const DrugsView: Story = {
  parameters: {
    page: {
      onOpen: () => {
        write(shownViewAtom, 'drugs');
      },
    } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', EXCLUSIONS)).toBeVisible();
  },
};

/** The shopper’s state is not known. */
export const NoState: Story = { globals: { scenario: 'empty' }, parameters: { rendersNothing: true } };

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'heading', /^Planes Suplementarios/)).toBeVisible();
  },
};
