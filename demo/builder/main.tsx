import { createRoot } from 'react-dom/client';
import { Builder, type Shopper } from './builder';

const data = document.querySelector('#builder-data')?.textContent ?? '{}';
const { shoppers, preview } = JSON.parse(data) as { shoppers: Shopper[]; preview: string };
const root = document.querySelector('#builder');
if (root) createRoot(root).render(<Builder shoppers={shoppers} preview={preview} />);
