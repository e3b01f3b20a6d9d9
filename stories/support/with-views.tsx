import type { Decorator } from '@storybook/react-vite';

/** The ways to the views show only for views that have an element on the page: here, out of sight. */
function placeViews(box: HTMLElement | null): void {
  if (!box || box.dataset.placed) return;
  box.dataset.placed = '';
  const root = box.attachShadow({ mode: 'closed' });
  for (const element of ['plans', 'drugs', 'doctors'])
    root.append(document.createElement(`shopper-profile-${element}`));
  window.shopperProfile?.observe(root);
}

export const withViews: Decorator = (Story) => (
  <>
    <div hidden ref={placeViews} />
    <Story />
  </>
);
