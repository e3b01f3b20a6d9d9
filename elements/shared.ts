/** What every page with a piece needs beside React: the element kit, where texts come from, and whether authors look at it. */
export { define } from '../src/element-kit/to-element';
export { loadPageCopy, provideCopy } from '../src/state/copy';
export { followAuthoring, isPublicPage } from './authoring';
