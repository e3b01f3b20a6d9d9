import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<h1>Hello, world</h1>);
