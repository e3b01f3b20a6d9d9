import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** Where a text of the folder docs is shown in Storybook. */
const pageOf: Readonly<Record<string, string>> = {
  '/docs/guides/designer.md': 'guides-start-here--docs',
  '/docs/guides/content-author.md': 'guides-content-author--docs',
  '/docs/guides/brand-engineer.md': 'guides-brand-engineer--docs',
  '/docs/guides/partner.md': 'guides-partner--docs',
  '/docs/glossary.md': 'guides-glossary--docs',
  '/docs/questions.md': 'guides-questions--docs',
  '/docs/configuration.md': 'reference-settings--docs',
  '/docs/load-flow.md': 'reference-load-flow--docs',
  '/docs/reference/analytics.md': 'reference-analytics--docs',
  '/docs/reference/configuration.md': 'reference-all-keys--docs',
  '/docs/reference/elements.md': 'elements-page--docs',
  '/docs/reference/enrollment.md': 'reference-enrolling--docs',
  '/docs/reference/roles.md': 'reference-roles--docs',
  '/docs/reference/texts.md': 'reference-texts--docs',
};

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Links between texts lead to the pages that show them; a text that has none is named by its file. */
function withStorybookLinks(text: string, file: string): string {
  return text.replace(LINK, (link, label: string, target: string) => {
    if (/^(https?:|#)/.test(target)) return link;
    const { pathname, hash } = new URL(target, `https://docs.example/docs/${file}`);
    const [, piece] = /^#shopper-profile-([\w-]+)$/.exec(hash) ?? [];
    const page = piece === undefined ? pageOf[pathname] : `elements-${piece}--docs`;
    return page === undefined ? `${label} (\`${pathname.slice(1)}\`)` : `[${label}](?path=/docs/${page})`;
  });
}

/** A text of the folder docs as a page of Storybook. */
export const Guide = ({ text, file }: { text: string; file: string }): ReactNode => (
  <Markdown>{withStorybookLinks(text, file)}</Markdown>
);
