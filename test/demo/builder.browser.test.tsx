import axe from 'axe-core';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'chai';
// The page needs this package. The test runner serves the packages that a test imports.
import 'hono/html';
import { createRoot, type Root } from 'react-dom/client';
import sinon from 'sinon';
import { Builder } from '../../demo/builder/builder';
import { draftOf, queryOf, type Placed } from '../../demo/builder/draft';
import { forms, snippetOf, type Form } from '../../demo/builder/snippets';
import { previewPage } from '../../demo/server/pages/builder';
import type { PageRequest } from '../../demo/server/pages/layout';
import { createProfileService } from '../../demo/testing/index';
import { registry } from '../../elements/registry';
import { eventually } from '../support/clock';

const draftFrom = (query: string) => draftOf(new URLSearchParams(query));

describe('the page builder of the demo', () => {
  let box: HTMLElement;
  let root: Root | undefined;
  const address = location.href;

  beforeEach(() => {
    box = document.createElement('main');
    document.body.append(box);
  });

  afterEach(() => {
    root?.unmount();
    box.remove();
    sinon.restore();
    history.replaceState(null, '', address);
  });

  async function open(hash = '') {
    history.replaceState(null, '', `#${hash}`);
    const shoppers = [
      { name: 'consumer', title: 'Consumer', description: 'Signed in, with six plans.' },
      { name: 'guest', title: 'Guest', description: 'Not signed in.' },
    ];
    root = createRoot(box);
    root.render(<Builder shoppers={shoppers} preview="about:blank" />);
    const screen = within(box);
    await screen.findByRole('heading', { name: 'Elements' });
    return { screen, user: userEvent.setup({ delay: null }) };
  }

  const code = (): string => box.querySelector('pre')!.textContent;
  const namesOf = (): string[] =>
    within(box)
      .getAllByRole('group', { name: /^\d+\. / })
      .map((profileElement) => profileElement.querySelector('legend')!.textContent);

  it('adds, orders and removes elements, and reports it', async () => {
    const { screen, user } = await open('element=plans');
    await user.selectOptions(screen.getByLabelText('Element'), 'faq');
    await user.click(screen.getByRole('button', { name: 'Add to the page' }));
    expect(namesOf()).to.deep.equal(['1. plans', '2. faq']);
    expect(screen.getByText('faq is on the page, as number 2.').role).to.equal('status');
    const up = screen.getByRole('button', { name: 'Move faq up' });
    await user.click(up);
    expect(namesOf()).to.deep.equal(['1. faq', '2. plans']);
    expect(document.activeElement).to.equal(up);
    expect(screen.getByText('faq is number 1 of 2 now.')).to.exist;
    await user.click(screen.getByRole('button', { name: 'Remove faq' }));
    expect(namesOf()).to.deep.equal(['1. plans']);
    expect(document.activeElement).to.equal(screen.getByRole('heading', { name: 'Elements' }));
    expect(code()).to.equal('<shopper-profile-plans></shopper-profile-plans>');
  });

  it('has every element, with what it is for', async () => {
    const { screen, user } = await open();
    const elements = [...screen.getByLabelText<HTMLSelectElement>('Element').options].map(
      ({ value }) => value,
    );
    expect(elements.map((name) => `shopper-profile-${name}`)).to.have.members(Object.keys(registry));
    await user.selectOptions(screen.getByLabelText('Element'), 'outage');
    expect(screen.getByLabelText('Element')).to.have.property('ariaDescribedByElements');
    expect(box.textContent).to.contain('For whom: Everyone. Shows while the sign-in service is unavailable');
  });

  it('sets attributes with controls of their types', async () => {
    const { screen, user } = await open('element=nav&element=import');
    for (const settings of box.querySelectorAll('details')) settings.open = true;
    const nav = within(screen.getByRole('group', { name: '1. nav' }));
    await user.type(nav.getByLabelText('heading-level'), '9');
    expect(code()).not.to.contain('heading-level');
    expect(nav.getByText('Not taken: a whole number from 1 to 6.').role).to.equal('status');
    await user.type(nav.getByLabelText('heading-level'), '3');
    expect(nav.queryByText(/^Not taken/)).to.be.null;
    await user.click(nav.getByRole('checkbox', { name: 'without-extra-help' }));
    await user.selectOptions(nav.getByLabelText('lang'), 'Spanish');
    await user.type(nav.getByLabelText('Text until it is there'), 'Wait & see');
    const other = within(screen.getByRole('group', { name: '2. import' }));
    await user.selectOptions(other.getByLabelText('variant'), 'profile');
    expect(code().split('\n')).to.deep.equal([
      '<shopper-profile-nav heading-level="3" without-extra-help lang="es">Wait &amp; see</shopper-profile-nav>',
      '<shopper-profile-import variant="profile"></shopper-profile-import>',
    ]);
    await user.clear(nav.getByLabelText('heading-level'));
    await user.click(nav.getByRole('checkbox', { name: 'without-extra-help' }));
    expect(code()).to.contain('<shopper-profile-nav lang="es">');
  });

  it('keeps all of it in the address, and takes it from there', async () => {
    const { screen, user } = await open('element=plans');
    await user.selectOptions(screen.getByLabelText('As'), 'Guest');
    await user.selectOptions(screen.getByLabelText('Brand'), 'UMS');
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    await user.click(screen.getByRole('checkbox', { name: 'Notes where an element shows nothing' }));
    expect(draftFrom(location.hash.slice(1))).to.deep.equal({
      elements: [{ name: 'plans', attributes: {}, text: '' }],
      scenario: 'guest',
      site: 'UMS',
      lang: 'es',
      hasNotes: false,
    });
    location.hash = '#element=faq%3Fheading-level%3D4';
    await eventually(() =>
      expect(code()).to.equal('<shopper-profile-faq heading-level="4"></shopper-profile-faq>'),
    );
  });

  it('says who each shopper is', async () => {
    const { screen, user } = await open('element=plans');
    expect(screen.getByText('Signed in, with six plans.')).to.exist;
    await user.selectOptions(screen.getByLabelText('As'), 'Guest');
    expect(screen.getByText('Not signed in.')).to.exist;
  });

  it('says what shows more than once', async () => {
    await open('element=plans&element=page&element=plans');
    expect(box.textContent)
      .to.contain('plans is on the page more than once')
      .and.to.contain('page has every element already');
    root?.unmount();
    await open('element=plans&element=faq');
    expect(box.textContent).not.to.match(/more than once|already/);
  });

  it('writes a whole page, and says that tags alone need one', async () => {
    const { screen, user } = await open('site=UMS&lang=es&element=plans');
    expect(screen.getByText(/has to load the script and the style sheet/)).to.exist;
    await user.click(screen.getByRole('radio', { name: 'Whole page' }));
    expect(screen.queryByText(/has to load the script and the style sheet/)).to.be.null;
    const page = new DOMParser().parseFromString(code(), 'text/html');
    expect(page.documentElement.lang).to.equal('es');
    expect(page.querySelector('script[type=module]')?.getAttribute('src')).to.equal(
      '/shopper-profile/shopper-profile.js',
    );
    expect(page.querySelector('link[rel=stylesheet]')).to.exist;
    const config = page.querySelector('[data-shopper-profile-config]')?.textContent ?? '';
    expect(JSON.parse(config)).to.include({ site: 'UMS' });
    expect(page.body.children).to.have.length(1);
    expect(page.body.firstElementChild?.localName).to.equal('shopper-profile-plans');
  });

  it('shows the page in a frame', async () => {
    const { screen, user } = await open('element=plans');
    await user.selectOptions(screen.getByLabelText('As'), 'Guest');
    await eventually(() => {
      const { src } = screen.getByTitle<HTMLIFrameElement>('Preview of the page');
      expect(new URL(src).search).to.equal('?site=AMP&scenario=guest&lang=en&element=plans');
    });
  });

  it('copies the code in the chosen form, and reports it', async () => {
    const { screen, user } = await open('element=plans');
    const write = sinon.stub(navigator.clipboard, 'writeText').resolves();
    await user.click(screen.getByRole('radio', { name: 'div with a class' }));
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect((await screen.findByText('Copied.')).role).to.equal('status');
    expect(write.args).to.deep.equal([['<div class="is-shopper-profile-plans"></div>']]);
  });

  it('selects the code where the browser lets no one write to the clipboard', async () => {
    const { screen, user } = await open('element=plans');
    sinon.stub(navigator.clipboard, 'writeText').rejects(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    await screen.findByText(/^The code is selected/);
    expect(String(getSelection())).to.equal('<shopper-profile-plans></shopper-profile-plans>');
  });

  it('is accessible', async () => {
    await open('element=nav&element=import');
    for (const settings of box.querySelectorAll('details')) settings.open = true;
    const { violations } = await axe.run(box, { rules: { 'page-has-heading-one': { enabled: false } } });
    expect(violations.map(({ id }) => id)).to.deep.equal([]);
  });

  describe('the code', () => {
    const NASTY = `"><script>alert('{{1}}')</script>&amp; @if {x} \`\${y}\` \\`;
    const nasty: Placed = { name: 'nav', attributes: { lang: NASTY, 'without-extra-help': '' }, text: NASTY };

    for (const form of ['tags', 'data', 'class'] as const)
      it(`says in HTML what was typed, whatever it is (${form})`, () => {
        box.innerHTML = snippetOf([nasty], form);
        expect(box.children).to.have.length(1);
        const [element] = box.children;
        const prefix = form === 'tags' ? '' : 'data-';
        expect(element!.getAttribute(`${prefix}lang`)).to.equal(NASTY);
        expect(element!.getAttribute(`${prefix}without-extra-help`)).to.equal('');
        expect(element!.textContent).to.equal(NASTY);
      });

    for (const form of ['vue', 'angular', 'svelte'] as const)
      it(`leaves nothing that a template would take for code (${form})`, () => {
        const tag = snippetOf([nasty], form)
          .split('\n')
          .find((line) => line.includes('<shopper-profile-nav'));
        expect(tag).not.to.match(/[{}@`$\\]/);
        box.innerHTML = tag ?? '';
        expect(box.querySelector('shopper-profile-nav')!.textContent).to.equal(NASTY);
      });

    it('says in JSX what was typed', () => {
      const line = snippetOf([nasty], 'react')
        .split('\n')
        .find((text) => text.includes('<shopper-profile-nav'));
      expect(line).to.equal(
        `    <shopper-profile-nav lang={${JSON.stringify(NASTY)}} without-extra-help>{${JSON.stringify(NASTY)}}</shopper-profile-nav>`,
      );
    });

    it('imports each element once', () => {
      const plans: Placed = { name: 'plans', attributes: { 'heading-level': '3' }, text: '' };
      for (const form of ['react', 'vue', 'angular', 'svelte'] satisfies Form[]) {
        const snippet = snippetOf([plans, plans], form);
        expect(snippet.split("import 'shopper-profile/elements/plans';"), form).to.have.length(2);
        expect(snippet.match(/<shopper-profile-plans /g), form).to.have.length(2);
      }
      expect(snippetOf([plans], 'react')).to.contain('<shopper-profile-plans heading-level={3} />');
    });

    it('is none while there is no element', () => {
      for (const form of Object.keys(forms) as Form[]) expect(snippetOf([], form)).to.equal('');
    });
  });

  describe('an address', () => {
    it('keeps a draft as it is', () => {
      const draft = draftFrom(
        'site=UMS&scenario=guest&lang=es&notes=no&element=nav%3Fwithout-extra-help%3D%26text%3DA%2526B&element=faq',
      );
      expect(draft.elements[0]).to.deep.equal({
        name: 'nav',
        attributes: { 'without-extra-help': '' },
        text: 'A&B',
      });
      expect(draftOf(queryOf(draft))).to.deep.equal(draft);
    });

    it('brings no element, attribute or value that there is not', () => {
      const { elements } = draftFrom(
        'element=script&element=faq%3Fonclick%3Dalert(1)%26heading-level%3D7&element=import%3Fvariant%3Dx&site=X&lang=fr',
      );
      expect(elements).to.deep.equal([
        { name: 'faq', attributes: {}, text: '' },
        { name: 'import', attributes: {}, text: '' },
      ]);
    });
  });

  it('has a preview with these elements alone, and notes if they are wanted', async () => {
    const session = {
      service: createProfileService({ shopper: 'consumer' }),
      settings: { scenario: 'consumer' },
      isFresh: true,
    };
    const pageOf = async (query: string): Promise<Document> => {
      const request = { path: '', lang: 'en', site: null, query: new URLSearchParams(query), session };
      const html = String(await previewPage(request as unknown as PageRequest));
      return new DOMParser().parseFromString(html, 'text/html');
    };
    const page = await pageOf(
      'site=UMS&element=plans%3Fheading-level%3D3%26text%3D%253Cb%253EWait&element=script',
    );
    const [, plans, ...others] = page.querySelector('main')!.children;
    expect(plans?.outerHTML).to.equal(
      '<shopper-profile-plans heading-level="3">&lt;b&gt;Wait</shopper-profile-plans>',
    );
    expect(others).to.deep.equal([]);
    const configOf = (document: Document) =>
      JSON.parse(document.querySelector('[data-shopper-profile-config]')!.textContent) as object;
    expect(configOf(page)).to.include({ site: 'UMS', authoring: true });
    const without = await pageOf('notes=no');
    expect(configOf(without)).to.include({ site: 'AMP', authoring: false });
  });
});
