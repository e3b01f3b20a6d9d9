/** What every page with a piece needs beside React: the element kit, and where wording comes from. */
export { define } from '../src/element-kit/to-element';
export { loadPageCopy, provideCopy } from '../src/state/copy';
