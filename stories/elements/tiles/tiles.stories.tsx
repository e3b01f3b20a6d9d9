import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { tilesContract } from '../../../elements/tiles/tiles.contract';
import { withViews } from '../../support/with-views';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst } from '../../support/play';

type TilesArgs = ElementArgs<typeof tilesContract>;
type Story = StoryObj<TilesArgs>;

const meta: Meta<TilesArgs> = {
  ...fromContract(tilesContract),
  decorators: [withViews],
  title: 'Elements/Tiles (shopper-profile-tiles)',
  id: 'elements-tiles',
};

export default meta;

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: '320px' }}>
    <Story />
  </div>
);

const says =
  (...names: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const name of names) await expect(await find(canvasElement, 'link', name)).toBeVisible();
  };

export const Consumer: Story = {
  play: says('Your plans for 2027, 6 saved', 'Your drugs, 3 saved', 'Your doctors and dentists, 2 saved'),
};

export const OnPhone: Story = { decorators: [inNarrowColumn], play: says('Your plans for 2027, 6 saved') };

export const Guest: Story = { globals: { scenario: 'guest' }, play: says('Your plans for 2027, 3 saved') };

export const NothingSaved: Story = {
  globals: { scenario: 'empty' },
  play: says('Your plans for 2027, 0 saved'),
};

/** The counts are not known yet. */
export const Loading: Story = {
  parameters: {
    page: {
      fail: { call: 'profile', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
  play: says('Your plans'),
};

export const ProfileFailed: Story = {
  parameters: { page: { fail: { call: 'profile', kind: 500 } } satisfies StoryPage },
  play: says('Your plans'),
};

export const Spanish: Story = { globals: { locale: 'es' }, play: says('Sus planes para 2027, 6 guardados') };

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  decorators: [inNarrowColumn],
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'link', /^\[/)).toBeVisible();
  },
};
