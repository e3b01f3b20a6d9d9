/** Loaded beside the first piece, so that React and the element kit are on their way while it is. */
export { define } from '../src/element-kit/to-element';
export { loadPageCopy } from '../src/state/copy';
