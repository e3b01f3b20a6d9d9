import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { navContract } from '../../../elements/nav/nav.contract';
import { write } from '../../../src/state/store';
import { shownViewAtom } from '../../../src/state/page/shown-view';
import { withViews } from '../../support/with-views';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText } from '../../support/play';

type NavArgs = ElementArgs<typeof navContract>;
type Story = StoryObj<NavArgs>;

const meta: Meta<NavArgs> = {
  ...fromContract(navContract),
  decorators: [withViews],
  title: 'Elements/Nav (shopper-profile-nav)',
  id: 'elements-nav',
};

export default meta;

const inSideColumn: Decorator = (Story) => (
  <div style={{ maxInlineSize: '18em' }}>
    <Story />
  </div>
);

const says =
  (...names: string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const name of names) await expect(await find(canvasElement, 'link', name)).toBeVisible();
  };

/** At the top of a page: tabs; on a phone: a list. */
export const Consumer: Story = {
  play: says('Your plans', 'Your drugs, 3 saved', 'Your doctors and dentists, 2 saved', 'Browse plans'),
};

export const InSideColumn: Story = {
  decorators: [inSideColumn],
  play: says('Your plans', 'Your drugs, 3 saved'),
};

/** The shopper has opened the doctors view: the link is marked, and a live region announces the view. */
export const DoctorsShown: Story = {
  decorators: [inSideColumn],
  play: async ({ canvasElement }) => {
    const link = await find(canvasElement, 'link', 'Your doctors and dentists, 2 saved');
    write(shownViewAtom, 'providers');
    await expect(
      await findText(canvasElement, 'Your doctors and dentists are now on the screen.'),
    ).toBeInTheDocument();
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

export const Guest: Story = {
  globals: { scenario: 'guest' },
  decorators: [inSideColumn],
  play: says('Your drugs, 3 saved'),
};

export const NothingSaved: Story = {
  globals: { scenario: 'empty' },
  decorators: [inSideColumn],
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'You have no saved plans yet.')).toBeVisible();
    await expect(await find(canvasElement, 'link', 'Your drugs, 0 saved')).toBeVisible();
  },
};

/** The counts are not known yet. */
export const Loading: Story = {
  decorators: [inSideColumn],
  parameters: {
    page: {
      fail: { call: 'profile', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
  play: says('Your drugs'),
};

export const ProfileFailed: Story = {
  decorators: [inSideColumn],
  parameters: { page: { fail: { call: 'profile', kind: 500 } } satisfies StoryPage },
  play: says('Your drugs', 'Browse plans'),
};

/** Customer service: no Extra Help, and the link to plans is disabled. */
export const Cloaked: Story = {
  decorators: [inSideColumn],
  parameters: { page: { scenario: 'cloaked' } satisfies StoryPage },
  play: says('Browse plans'),
};

/** The page has Extra Help in another place. */
export const WithoutExtraHelp: Story = {
  args: { 'without-extra-help': true },
  decorators: [inSideColumn],
  play: says('Your plans'),
};

/** The page has no link to plans. */
export const NoRouteToPlans: Story = {
  args: { 'without-extra-help': true },
  decorators: [inSideColumn],
  parameters: { page: { config: { routes: { planSummary: '' } } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'You have 6 saved plans for 2027.')).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: says('Sus planes', 'Sus medicamentos, 3 guardados', 'Buscar planes'),
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  decorators: [inSideColumn],
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'link', /^\[/)).toBeVisible();
  },
};
