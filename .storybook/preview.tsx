import type { Preview, StoryContext } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { scenarios } from '../demo/service/index';
import { markupAround } from '../stories/support/markup-around';
import { loadElements, withPage } from './with-page';

/** The tests of the stories need no docs. */
const DocsPage = lazy(() => import('./docs-page'));

interface ToolbarItem {
  value: string;
  title: string;
}

type ToolbarIcon =
  'paintbrush' | 'globe' | 'calendar' | 'user' | 'type' | 'contrast' | 'play' | 'print' | 'mirror';

const toolbar = (description: string, icon: ToolbarIcon, items: ToolbarItem[]) => ({
  description,
  toolbar: { title: description, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', [
      { value: 'AMP', title: 'AMP' },
      { value: 'UMS', title: 'UMS' },
      { value: 'both', title: 'Both, side by side' },
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
    theme: toolbar('Theme: of the brand, or an example of what a site can set', 'mirror', [
      { value: 'brand', title: 'Theme of the brand' },
      { value: 'dark', title: 'Dark example' },
    ]),
    text: toolbar(
      'Text: our rules alone. Widths at which a page changes follow the browser’s font size',
      'type',
      [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
    ),
    colors: toolbar(
      'Colors: our rules alone. For what a browser does, too: developer tools, Rendering, forced-colors',
      'contrast',
      [
        { value: 'brand', title: 'Colors of the brand' },
        { value: 'forced', title: 'Our rules for forced colors' },
      ],
    ),
    media: toolbar('Print: our rules alone. For panels that open on paper: the print preview', 'print', [
      { value: 'screen', title: 'Screen' },
      { value: 'print', title: 'Our rules for print' },
    ]),
    motion: toolbar('Motion: our rules alone. For the browser’s: developer tools, Rendering', 'play', [
      { value: 'full', title: 'All motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
  },
  initialGlobals: {
    brand: 'AMP',
    locale: 'en',
    date: '2026-11-20',
    scenario: 'consumer',
    theme: 'brand',
    media: 'screen',
    text: 'normal',
    colors: 'brand',
    motion: 'full',
  },
  loaders: [loadElements],
  decorators: [withPage],
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // A story shows one element. Landmarks and the first heading belong to the host page.
      config: {
        rules: ['region', 'landmark-one-main', 'page-has-heading-one'].map((id) => ({ id, enabled: false })),
      },
    },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
      // The code of an element is its tag (stories/support/from-contract.tsx). The code of a component is the tags that
      // contain it.
      source: {
        language: 'html',
        transform: (_: string, { componentId }: StoryContext) => markupAround(componentId),
      },
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
