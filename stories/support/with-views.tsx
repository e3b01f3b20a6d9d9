import type { Decorator } from '@storybook/react-vite';

/** Controls that switch views show only for views with an element on the page. Adds these elements out of sight. */
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
