import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { faqContract } from '../../../elements/faq/faq.contract';
import { shownViewAtom } from '../../../src/state/page/shown-view';
import { write } from '../../../src/state/store';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText, press } from '../../support/play';

type FaqArgs = ElementArgs<typeof faqContract>;
type Story = StoryObj<FaqArgs>;

const meta: Meta<FaqArgs> = {
  ...fromContract(faqContract),
  title: 'Elements/FAQ (shopper-profile-faq)',
  id: 'elements-faq',
};

export default meta;

const withNumber: StoryPage = { config: { phones: { tollFree: '1-800-555-0100' } } };

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '320px' }}>
    <Story />
  </div>
);

/** Opens the answer to a question. */
const opens =
  (question: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const title = await find(canvasElement, 'heading', question);
    title.click();
    await expect(title.closest('details')).toHaveProperty('open', true);
  };

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'How can I see all plans?')).toBeVisible();
  },
};

export const TalkToSomeone: Story = {
  parameters: { page: withNumber },
  play: opens('How can I talk to someone?'),
};

export const TalkWithoutNumber: Story = {
  parameters: { page: { config: { endpoints: { tollFree: null } } } satisfies StoryPage },
  play: opens('How can I talk to someone?'),
};

export const AllPlans: Story = { play: opens('How can I see all plans?') };

/** Guests see a link to create an account … */
export const Guest: Story = { globals: { scenario: 'guest' }, play: opens('Is my progress saved?') };

/** … and shoppers who are signed in do not. */
export const SignedIn: Story = { play: opens('Is my progress saved?') };

export const SeveralOpen: Story = {
  globals: { scenario: 'guest' },
  parameters: { page: withNumber },
  decorators: [inNarrowColumn],
  play: async ({ canvasElement }) => {
    const heading = await find(canvasElement, 'heading', 'Frequently asked questions');
    for (const item of heading.parentElement!.querySelectorAll('details')) item.open = true;
    await expect(await find(canvasElement, 'link', 'Browse all plans')).toBeVisible();
  },
};

/** The drugs view shows three questions. */
export const DrugsView: Story = {
  parameters: {
    page: {
      onOpen: () => {
        write(shownViewAtom, 'drugs');
      },
    } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'What happens with my information?')).toBeVisible();
  },
};

export const NoQuestions: Story = {
  parameters: { page: { config: { faqByView: { plans: [] } } } satisfies StoryPage, rendersNothing: true },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  parameters: { page: withNumber },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'heading', '¿Cómo puedo hablar con alguien?');
    await expect(await findText(canvasElement, /Nuestro horario/)).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  decorators: [inNarrowColumn],
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'heading', /^\[/)).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 4 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', 'Is my progress saved?')).tagName).toBe('H5');
  },
};
