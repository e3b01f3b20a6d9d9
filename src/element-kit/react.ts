/** Asked for by itself, so that React is evaluated in a task of its own, before the pieces that need it. */
export { createRoot } from 'react-dom/client';
export { flushSync } from 'react-dom';
