/** Imported separately, so that React is evaluated in its own task, before the elements that need it. */
export { createRoot } from 'react-dom/client';
export { createPortal, flushSync } from 'react-dom';
