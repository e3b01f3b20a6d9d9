import { ampPage, decidePage, oneTagPage, umsPage } from './brand-pages';
import { BUILDER_PREVIEW, previewPage } from './builder';
import { hostilePage } from './hostile';
import { inspectPage } from './inspect';
import type { Markup, PageRequest } from './layout';
import { partnerPage } from './partner';

export interface Page {
  path: string;
  title: string;
  description: string;
  /** The page shows the profile of a shopper. Other pages are the same for everyone. */
  hasProfile: boolean;
  /** Shown in a frame of another page. */
  isInside?: boolean;
  render: (request: PageRequest) => Markup;
}

/** Every page of the demo. To add a page, add an entry here. */
export const pages: Page[] = [
  {
    path: '/amp/profile.html',
    title: 'AMP profile page',
    description: 'A page of the first brand, with the elements placed one by one as custom tags.',
    hasProfile: true,
    render: ampPage,
  },
  {
    path: '/ums/profile.html',
    title: 'UMS profile page',
    description:
      'A page of the second brand; one element stands there as a plain div, as editors that drop unknown tags need it.',
    hasProfile: true,
    render: umsPage,
  },
  {
    path: '/ums/one-tag.html',
    title: 'UMS profile page in one tag',
    description: 'A page of the second brand, with the whole profile area as one tag.',
    hasProfile: true,
    render: oneTagPage,
  },
  {
    path: '/ums/decide.html',
    title: 'UMS page to decide on a plan',
    description:
      'A page of the second brand with the next step, the plans, and their comparison side by side.',
    hasProfile: true,
    render: decidePage,
  },
  {
    path: '/partner/extra-help.html',
    title: 'Partner article',
    description: 'An article of another site with the Extra Help element alone: no sign-in, no profile.',
    hasProfile: false,
    render: partnerPage,
  },
  {
    path: '/hostile/',
    title: 'Hostile page',
    description: 'Style rules of the page that try to break every element on it.',
    hasProfile: true,
    render: hostilePage,
  },
  {
    path: '/inspect.html',
    title: 'What is on this page?',
    description: 'What window.shopperProfile.inspect() tells: tags, configuration, calls, warnings.',
    hasProfile: true,
    render: inspectPage,
  },
  {
    path: BUILDER_PREVIEW,
    title: 'Preview of the page builder',
    description: 'The page that someone has made in the page builder.',
    hasProfile: true,
    isInside: true,
    render: previewPage,
  },
];
