import axe from 'axe-core';
import { expect } from 'chai';
import { followAuthoring } from '../../elements/authoring';
import { showNotes } from '../../elements/authors-notes';
import { registry } from '../../elements/registry';
import { configure } from '../../src/browser/page';
import { eventually, settled } from '../support/clock';
import { inside, leaveTestPage, openTestPage, ready, whenLeaving, type TestPage } from '../support/page';
import { arriveAt, linkIn } from '../support/views';

const noteOf = (tag: string): object => ({ name: `For authors: ${tag}` });

const notes = ({ screen }: TestPage): string[] =>
  screen.queryAllByShadowRole('note').map((note) => note.ariaLabel ?? '');

const mark = (element: Element, name: string): void => {
  element.classList.add(name);
  whenLeaving(() => {
    element.classList.remove(name);
  });
};

/** `inEditor` changes the page as an editor does. */
async function openForAuthors(
  config: object,
  tag: keyof HTMLElementTagNameMap,
  inEditor: () => void = () => undefined,
): Promise<TestPage> {
  const page = openTestPage({ scenario: 'guest', config });
  inEditor();
  await page.place(tag);
  await ready();
  await followAuthoring();
  return page;
}

const withoutNotes = async (page: TestPage): Promise<void> => {
  await settled();
  expect(notes(page)).to.deep.equal([]);
};

const OUTAGE = 'shopper-profile-outage';
const isNoted = (page: TestPage): Promise<HTMLElement> =>
  page.screen.findByShadowRole('note', noteOf(OUTAGE));
const isNotNoted = (page: TestPage): Promise<unknown> =>
  eventually(() => expect(notes(page)).to.deep.equal([]));

describe('authoring mode', () => {
  afterEach(() => {
    showNotes(false);
    leaveTestPage();
  });

  describe('is on', () => {
    it('where the configuration requires it', async () => {
      const page = await openForAuthors({ authoring: true }, OUTAGE);
      await isNoted(page);
    });

    for (const [editor, element, name] of [
      ['AEM, editing', document.documentElement, 'aem-AuthorLayer-Edit'],
      ['AEM, layout', document.documentElement, 'aem-AuthorLayer-Layouting'],
      ['AEM, structure of a template', document.documentElement, 'aem-AuthorLayer-structure'],
      ['AEM Universal Editor', document.documentElement, 'adobe-ue-edit'],
      ['WordPress', document.body, 'block-editor-iframe__body'],
      ['Elementor', document.body, 'elementor-editor-active'],
    ] as const)
      it(`while the page is open in an editor: ${editor}`, async () => {
        const page = await openForAuthors({}, OUTAGE);
        await withoutNotes(page);
        mark(element, name);
        await isNoted(page);
        element.classList.remove(name);
        await isNotNoted(page);
      });

    it('in the Layout Builder of Drupal', async () => {
      const build = (): void => {
        const builder = document.createElement('div');
        Object.assign(builder, { id: 'layout-builder', className: 'layout-builder' });
        document.body.append(builder);
        whenLeaving(() => {
          builder.remove();
        });
      };
      await isNoted(await openForAuthors({}, OUTAGE, build));
    });

    it('in the Experience Editor of Sitecore', async () => {
      const edit = (): void => {
        Object.assign(window, { Sitecore: { PageModes: { ChromeManager: {} } } });
        whenLeaving(() => {
          Reflect.deleteProperty(window, 'Sitecore');
        });
      };
      await isNoted(await openForAuthors({}, OUTAGE, edit));
    });
  });

  describe('is off', () => {
    it('for shoppers, whatever link has brought them', async () => {
      const arrive = (): void => {
        const address = location.href;
        history.replaceState(null, '', '?wcmmode=edit&_storyblok=1&preview=true&authoring=true');
        whenLeaving(() => {
          history.replaceState(null, '', address);
        });
      };
      await withoutNotes(await openForAuthors({}, OUTAGE, arrive));
    });

    it('in the preview of an editor', async () => {
      const preview = (): void => {
        mark(document.documentElement, 'aem-AuthorLayer-Preview');
      };
      await withoutNotes(await openForAuthors({}, OUTAGE, preview));
    });

    it('where the configuration requires it, also in an editor', async () => {
      const edit = (): void => {
        mark(document.documentElement, 'adobe-ue-edit');
      };
      await withoutNotes(await openForAuthors({ authoring: false }, OUTAGE, edit));
    });

    it('as soon as the configuration requires it', async () => {
      const page = await openForAuthors({ authoring: true }, OUTAGE);
      await isNoted(page);
      configure({ authoring: false });
      await isNotNoted(page);
      expect(page.container.querySelector(OUTAGE)!.matches(':state(empty)')).to.be.true;
    });
  });

  describe('a note', () => {
    it('says which element shows nothing, when it would, and as whom the author looks', async () => {
      const page = await openForAuthors({ authoring: true }, OUTAGE);
      expect((await isNoted(page)).textContent).to.equal(
        '<shopper-profile-outage> shows nothing now. Only authors see this note.' +
          'Shows while the sign-in service is unavailable, until the shopper closes it. You see the page as a guest.',
      );
    });

    it('names settings as code', async () => {
      const page = await openForAuthors({ authoring: true }, 'shopper-profile-timeout');
      const note = await page.screen.findByShadowRole('note', noteOf('shopper-profile-timeout'));
      expect([...note.querySelectorAll('code')].map(({ textContent }) => textContent)).to.deep.equal([
        '<shopper-profile-timeout>',
        'session.timeout',
      ]);
    });

    it('says that the profile could not be read', async () => {
      const page = openTestPage({
        scenario: 'consumer',
        config: { authoring: true },
        fail: { call: 'profile', kind: 500 },
      });
      await page.place('shopper-profile-mobile-prompt');
      await followAuthoring();
      await eventually(() =>
        expect(page.screen.getByShadowRole('note').textContent).to.contain('The profile could not be read.'),
      );
    });

    it('speaks Spanish where the page or the element does', async () => {
      const page = openTestPage({ scenario: 'guest', config: { authoring: true } });
      await page.place(OUTAGE, 'lang="es"');
      await ready();
      await followAuthoring();
      const note = await page.screen.findByShadowRole('note', { name: `Para autores: ${OUTAGE}` });
      expect(note.textContent).to.contain('Aparece mientras el inicio de sesión no funciona');
      expect(note.lang).to.equal('es');
    });

    it('gives way to what the element shows, and comes back', async () => {
      const page = openTestPage({ config: { authoring: true } });
      await page.place('shopper-profile-loading');
      await followAuthoring();
      const note = noteOf('shopper-profile-loading');
      await page.screen.findByShadowRole('note', note);
      await window.shopperProfile!.showLoading!({ heading: 'Please wait', message: 'We look for plans.' });
      await page.screen.findByShadowRole('dialog', { name: 'Please wait' });
      await isNotNoted(page);
      await window.shopperProfile!.hideLoading!();
      await page.screen.findByShadowRole('note', note);
    });

    it('stands for what belongs to another view, in its place', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { authoring: true } });
      arriveAt('');
      for (const name of ['nav', 'plans', 'drugs'] as const) await page.place(`shopper-profile-${name}`);
      await ready();
      await followAuthoring();
      const note = await page.screen.findByShadowRole('note', noteOf('shopper-profile-drugs'));
      expect(note.textContent).to.contain('It belongs to another view than the one that shows.');
      expect(notes(page)).to.have.length(1);
      await page.user.click(linkIn(page.screen, /^Your drugs/));
      await page.screen.findByShadowRole('note', noteOf('shopper-profile-plans'));
      await eventually(() => expect(notes(page)).to.deep.equal(['For authors: shopper-profile-plans']));
      const heading = page.screen.queryByShadowRole('heading', { name: /plans you/i });
      expect(heading?.checkVisibility() ?? false).to.be.false;
    });

    it('of a popup covers nothing of the page', async () => {
      const page = await openForAuthors({ authoring: true }, 'shopper-profile-toast');
      const after = document.createElement('p');
      page.container.append(after);
      const note = await page.screen.findByShadowRole('note', noteOf('shopper-profile-toast'));
      expect(note.getBoundingClientRect().bottom).to.be.at.most(after.getBoundingClientRect().top);
    });

    it('names the setting that switches an element off, also one that comes later', async () => {
      const page = openTestPage({
        scenario: 'empty',
        config: { authoring: true, blocks: { findPlan: false } },
      });
      await page.place('shopper-profile-find-plan');
      await ready();
      await followAuthoring();
      const note = await page.screen.findByShadowRole('note', noteOf('shopper-profile-find-plan'));
      expect(note.textContent).to.contain('It is switched off by blocks.findPlan.');
      expect(note.textContent).not.to.contain('Shows in the plans view');
      configure({ blocks: { findPlan: true } });
      await isNotNoted(page);
    });

    it('is none where the author has hidden the element', async () => {
      const page = openTestPage({ scenario: 'guest', config: { authoring: true } });
      const profileElement = await page.place(OUTAGE, 'hidden');
      await ready();
      await followAuthoring();
      await withoutNotes(page);
      expect(profileElement.checkVisibility()).to.be.false;
      profileElement.hidden = false;
      await isNoted(page);
    });

    it('comes with an element that is placed later, and goes with it', async () => {
      const page = await openForAuthors({ authoring: true }, OUTAGE);
      const profileElement = await page.place('shopper-profile-toast');
      await page.screen.findByShadowRole('note', noteOf('shopper-profile-toast'));
      profileElement.remove();
      await eventually(() => expect(notes(page)).to.deep.equal([`For authors: ${OUTAGE}`]));
    });

    it('is none for the elements inside of the page', async () => {
      const page = await openForAuthors({ authoring: true }, 'shopper-profile-page');
      await withoutNotes(page);
    });

    it('is nothing of the page that an editor would save', async () => {
      const page = await openForAuthors({ authoring: true }, OUTAGE);
      await isNoted(page);
      expect(page.container.innerHTML).to.equal(`<${OUTAGE}></${OUTAGE}>`);
    });

    it('is accessible, and fits into 320 pixels', async () => {
      const page = await openForAuthors({ authoring: true }, 'shopper-profile-drug-estimator');
      page.container.style.inlineSize = '320px';
      await page.place('shopper-profile-confirm-identity');
      await page.screen.findByShadowRole('note', noteOf('shopper-profile-confirm-identity'));
      expect(page.container.scrollWidth).to.be.at.most(320);
      const { violations } = await axe.run(page.container);
      expect(violations.map(({ id }) => id)).to.deep.equal([]);
    });
  });

  for (const scenario of ['guest', 'member'] as const)
    it(`leaves no element without a sight (${scenario})`, async () => {
      const page = openTestPage({ scenario, config: { authoring: true } });
      const tags = Object.keys(registry) as (keyof HTMLElementTagNameMap)[];
      for (const tag of tags) await page.place(tag);
      await ready();
      await followAuthoring();
      await settled();
      for (const profileElement of page.container.children) {
        const note = inside(profileElement as HTMLElement).queryByShadowRole('note');
        const isSeen =
          profileElement.clientHeight > 0 || profileElement.shadowRoot?.querySelector('dialog[open]');
        expect(Boolean(isSeen ?? note), profileElement.localName).to.be.true;
      }
    });
});
