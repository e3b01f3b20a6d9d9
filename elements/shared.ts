/**
 * Code that every page with an element needs besides React: the element kit, the loading of texts, and the detection of
 * authors.
 */
export { define } from '../src/element-kit/to-element';
export { loadPageCopy, provideCopy } from '../src/state/copy';
export { followAuthoring, isPublicPage } from './authoring';
