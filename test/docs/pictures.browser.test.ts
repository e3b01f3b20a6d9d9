import { expect } from 'chai';
import { registry } from '../../elements/registry';

const MOST_BYTES = 40_000;
const MOST_BYTES_OF_ALL = 1_000_000;

async function elementsPage(): Promise<Document> {
  const text = await (await fetch('/docs/reference/elements.md')).text();
  return new DOMParser().parseFromString(text, 'text/html');
}

describe('docs/reference/elements.md', () => {
  it('has a picture of each element, in the list and beside its reference', async () => {
    const page = await elementsPage();
    const named = page.querySelectorAll<HTMLImageElement>('img:not([alt=""])');
    const names = [...named].map(({ alt }) => alt.split(' ')[0]);
    expect(names, 'npm run screenshots -- --elements').to.have.members(Object.keys(registry));
    const inList = page.querySelectorAll('img[alt=""]');
    expect([...inList].map((image) => image.getAttribute('src'))).to.deep.equal(
      [...named].map((image) => image.getAttribute('src')),
    );
  });

  it('has small pictures', async () => {
    const page = await elementsPage();
    const sizes = await Promise.all(
      [...page.querySelectorAll('img[alt=""]')].map(async (image) => {
        const response = await fetch(
          new URL(image.getAttribute('src') ?? '', `${location.origin}/docs/reference/`),
        );
        expect(response.ok, response.url).to.be.true;
        const { size } = await response.blob();
        expect(size, response.url).to.be.within(1000, MOST_BYTES);
        return size;
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size)).to.be.below(MOST_BYTES_OF_ALL);
  });
});
