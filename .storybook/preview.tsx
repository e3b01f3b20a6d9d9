import type { Parameters, Preview } from '@storybook/react-vite';
import { scenarios } from '../demo/service/index';
import { loadPieces, withPage } from './with-page';

interface ToolbarItem {
  value: string;
  title: string;
}

const toolbar = (
  description: string,
  icon: 'paintbrush' | 'globe' | 'calendar' | 'user',
  items: ToolbarItem[],
) => ({
  description,
  toolbar: { title: description, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', [
      { value: 'AMP', title: 'AMP' },
      { value: 'UMS', title: 'UMS' },
    ]),
    locale: toolbar('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'es', title: 'Español' },
      { value: 'pseudo', title: 'Pseudo: longer, with accents' },
    ]),
    date: toolbar('Date', 'calendar', [
      { value: '2026-11-20', title: 'Nov 20, 2026: annual enrollment' },
      { value: '2026-10-01', title: 'Oct 1, 2026: next year’s plans can be seen' },
      { value: '2026-10-15', title: 'Oct 15, 2026: annual enrollment begins' },
      { value: '2026-12-05', title: 'Dec 5, 2026: last days of annual enrollment' },
      { value: '2026-06-15', title: 'Jun 15, 2026: middle of the plan year' },
      { value: '2027-01-01', title: 'Jan 1, 2027: new plan year' },
    ]),
    scenario: toolbar(
      'Shopper',
      'user',
      Object.entries(scenarios).map(([value, { title }]) => ({ value, title })),
    ),
  },
  initialGlobals: { brand: 'AMP', locale: 'en', date: '2026-11-20', scenario: 'consumer' },
  loaders: [loadPieces],
  decorators: [withPage],
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // A story shows a piece of a page: landmarks and the first heading are the page's.
      config: {
        rules: ['region', 'landmark-one-main', 'page-has-heading-one'].map((id) => ({ id, enabled: false })),
      },
    },
    controls: { expanded: true },
    docs: {
      // A page is one shopper's, with one cookie and one storage: its docs show the first story only.
      stories: { filter: ({ parameters }: { parameters: Parameters }) => !parameters.page },
    },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Start here', 'Picture of the area', 'Glossary'],
          'Elements',
          'Components',
          'Foundations',
          'Reference',
        ],
        method: 'alphabetical',
      },
    },
  },
};

export default preview;
