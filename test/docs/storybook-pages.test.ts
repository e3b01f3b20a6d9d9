/// <reference types="node" />
import { readFile, readdir } from 'node:fs/promises';
import { expect } from 'chai';
import { withStorybookLinks } from '../../stories/support/guide-pages';

const LINK = /\]\(\?path=\/docs\/([\w-]+)--docs(?:#([^)]+))?\)/g;

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

async function pageIds(): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const folder of ['stories/guides', 'stories/reference'])
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.mdx'))) {
      const [, title] = /<Meta title="([^"]+)"/.exec(await readFile(`${folder}/${file}`, 'utf8')) ?? [];
      if (title !== undefined) ids.add(idOf(title));
    }
  return ids;
}

describe('questions in Storybook', () => {
  it('lead to a page each, and none is the bare name of a file', async () => {
    const text = withStorybookLinks(await readFile('docs/questions.md', 'utf8'), 'questions.md');
    expect(text.match(/^.*\(`[^`]+`\).*$/gm) ?? []).to.deep.equal([]);
    const ids = await pageIds();
    const targets = [...text.matchAll(LINK)]
      .map(([, id = '']) => id)
      .filter((id) => !id.startsWith('elements-'));
    expect(targets).to.have.length.greaterThan(20);
    expect(targets.filter((id) => !ids.has(id))).to.deep.equal([]);
  });

  it('keep the heading that they lead to', () => {
    expect(withStorybookLinks('[Theme](guides/partner.md#place-it)', 'questions.md')).to.equal(
      '[Theme](?path=/docs/guides-partner--docs#place-it)',
    );
  });
});
