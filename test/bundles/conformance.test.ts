import axe from 'axe-core';
import { expect } from 'chai';
import { needBuild } from './page';

type Axe = typeof axe;

const NARROWEST = 320;

describe('bundle: the page of the conformance report', () => {
  let frame: HTMLIFrameElement;

  before(needBuild);

  before(async () => {
    frame = document.createElement('iframe');
    frame.style.inlineSize = `${String(NARROWEST)}px`;
    frame.style.border = '0';
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
    });
    frame.src = '/dist/conformance/index.html';
    document.body.append(frame);
    await loaded;
  });

  after(() => {
    frame.remove();
  });

  it('has no finding of axe, and fits 320 px', async () => {
    const page = frame.contentWindow as Window & { axe?: Axe; eval(source: string): unknown };
    const { documentElement, title } = page.document;
    expect(title).to.contain('accessibility conformance report');
    expect(documentElement.scrollWidth).to.equal(NARROWEST);
    page.eval(axe.source);
    const { violations } = await page.axe!.run(page.document);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).to.deep.equal([]);
  });
});
