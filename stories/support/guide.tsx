import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { withStorybookLinks } from './guide-pages';

/** Renders a text of the folder docs as a page of Storybook. */
export const Guide = ({ text, file }: { text: string; file: string }): ReactNode => (
  <Markdown>{withStorybookLinks(text, file)}</Markdown>
);
