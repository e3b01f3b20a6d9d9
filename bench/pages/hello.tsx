/** A minimal React app instead of an element. */
import { createRoot } from 'react-dom/client';

const container = document.querySelector('shopper-profile-plans');
if (!container) throw new Error('The page has no place for the plans.');
createRoot(container).render(<h1 data-hello>Hello, world</h1>);
