/** Storybook pages of the texts in the folder docs. */
const pageOf: Readonly<Record<string, string>> = {
  '/README.md': 'guides-readme--docs',
  '/docs/guides/designer.md': 'guides-start-here--docs',
  '/docs/guides/content-author.md': 'guides-content-author--docs',
  '/docs/guides/content-management.md': 'guides-content-management--docs',
  '/docs/guides/brand-engineer.md': 'guides-brand-engineer--docs',
  '/docs/guides/deploying.md': 'guides-deploying--docs',
  '/docs/guides/conformance.md': 'guides-conformance--docs',
  '/docs/guides/checking.md': 'guides-checking--docs',
  '/docs/guides/testing.md': 'guides-testing--docs',
  '/docs/guides/partner.md': 'guides-partner--docs',
  '/docs/glossary.md': 'guides-glossary--docs',
  '/docs/npm.md': 'guides-install-by-npm--docs',
  '/docs/questions.md': 'guides-questions--docs',
  '/docs/troubleshooting.md': 'guides-troubleshooting--docs',
  '/docs/upgrading.md': 'guides-upgrading--docs',
  '/docs/configuration.md': 'reference-settings--docs',
  '/docs/contract.md': 'reference-contract--docs',
  '/docs/load-flow.md': 'reference-load-flow--docs',
  '/docs/reference/analytics.md': 'reference-analytics--docs',
  '/docs/reference/configuration.md': 'reference-all-keys--docs',
  '/docs/reference/enrollment.md': 'reference-enrolling--docs',
  '/docs/reference/errors.md': 'reference-errors--docs',
  '/docs/reference/mock-service.md': 'reference-mock-service--docs',
  '/docs/reference/next-steps.md': 'reference-next-steps--docs',
  '/docs/reference/page-api.md': 'reference-page-api--docs',
  '/docs/reference/roles.md': 'reference-roles--docs',
  '/docs/reference/storage.md': 'reference-storage--docs',
  '/docs/reference/texts.md': 'reference-texts--docs',
  '/docs/reference/theme.md': 'reference-theme--docs',
};

/** Links to each element, as docs/reference/elements.md does. */
const ALL_ELEMENTS = '?path=/story/guides-picture-of-the-area--picture';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

function addressOf({ pathname, hash }: URL): string | undefined {
  if (pathname === '/docs/reference/elements.md') {
    const [, element] = /^#shopper-profile-([\w-]+)$/.exec(hash) ?? [];
    return element === undefined ? ALL_ELEMENTS : `?path=/docs/elements-${element}--docs`;
  }
  const page = pageOf[pathname];
  return page && `?path=/docs/${page}${hash}`;
}

/** Replaces links between texts with links to their Storybook pages. A text without a page is named by its file. */
export const withStorybookLinks = (text: string, file: string): string =>
  text.replace(LINK, (link, label: string, target: string) => {
    if (/^(https?:|#)/.test(target)) return link;
    const url = new URL(target, `https://docs.example/docs/${file}`);
    const address = addressOf(url);
    return address === undefined ? `${label} (\`${url.pathname.slice(1)}\`)` : `[${label}](${address})`;
  });
