import { waitFor } from '@testing-library/dom';
import { expect } from 'chai';
import sinon from 'sinon';
import {
  watchPage,
  type FindableElement,
  type OnFound,
  type ProfileElements,
} from '../../elements/page-elements';
import type { ElementClass } from '../../elements/registry';
import { setHostLogger } from '../../src/browser/logger';
import { observeRoot } from '../../src/browser/roots';
import { forgetPage } from '../../src/browser/page-singleton';

const PREFIX = 'shopper-profile-';

let lastNumber = 0;
const nextName = (): string => `watched-${++lastNumber}`;

const profileElement = {
  needsProfile: false,
  load: () => Promise.reject<ElementClass>(new Error('The tests bring their own way to load.')),
} as const;

const elementsOf = (...names: string[]): ProfileElements<FindableElement> =>
  Object.fromEntries(names.map((name) => [PREFIX + name, profileElement]));

/** The watcher of a page ends with the page, and a test needs it only until its end. */
const observers: MutationObserver[] = [];
const NativeObserver = window.MutationObserver;
class StoppableObserver extends NativeObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.push(this);
  }
}

const box = document.createElement('main');

function place(html: string): HTMLElement {
  box.insertAdjacentHTML('beforeend', html);
  return box.lastElementChild as HTMLElement;
}

/** Mutation observers run before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => window.setTimeout(resolve));

describe('the elements of a page', () => {
  let log: { warn: sinon.SinonSpy; error: sinon.SinonSpy };
  let load: sinon.SinonStub<Parameters<OnFound<FindableElement>>, Promise<void>>;
  beforeEach(() => {
    document.body.append(box);
    window.MutationObserver = StoppableObserver;
    log = { warn: sinon.spy(), error: sinon.spy() };
    setHostLogger(log);
    load = sinon.stub<Parameters<OnFound<FindableElement>>, Promise<void>>().resolves();
  });
  afterEach(() => {
    for (const observer of observers.splice(0)) observer.disconnect();
    window.MutationObserver = NativeObserver;
    box.replaceChildren();
    box.remove();
    forgetPage();
  });

  const loaded = (): string[] => load.args.map(([tag]) => tag);

  describe('as tags', () => {
    it('are loaded when they are on the page, once each, and no others', () => {
      const [plans, drugs] = [nextName(), nextName()];
      place(`<div><${PREFIX}${plans}></${PREFIX}${plans}><${PREFIX}${plans}></${PREFIX}${plans}></div>`);
      expect(watchPage(elementsOf(plans, drugs), load)).to.deep.equal([PREFIX + plans]);
      expect(loaded()).to.deep.equal([PREFIX + plans]);
      expect(load.firstCall.args[1]).to.equal(profileElement);
    });

    it('are loaded when they are added later, also deep inside of something else', async () => {
      const name = nextName();
      expect(watchPage(elementsOf(name), load)).to.deep.equal([]);
      place(`<div><section><${PREFIX}${name}></${PREFIX}${name}></section></div>`);
      place(`<${PREFIX}${name}></${PREFIX}${name}>`);
      await nextTask();
      place(`<${PREFIX}${name}></${PREFIX}${name}>`);
      await nextTask();
      expect(loaded()).to.deep.equal([PREFIX + name]);
    });
  });

  describe('as data-shopper-profile', () => {
    it('become elements with the author’s content and attributes', async () => {
      const name = nextName();
      watchPage(elementsOf(name), load);
      const placeholder = place(
        `<div class="box" data-shopper-profile="${name}" data-heading-level="3" data-is-open>` +
          'Call <a href="/us">us</a></div>',
      );
      const link = placeholder.querySelector('a');
      await nextTask();
      expect(placeholder.innerHTML).to.equal(
        `<${PREFIX}${name} heading-level="3" is-open="">Call <a href="/us">us</a></${PREFIX}${name}>`,
      );
      expect(placeholder.querySelector('a') === link, 'moved, not copied').to.equal(true);
      expect(loaded()).to.deep.equal([PREFIX + name]);
    });

    it('are a class as well, where no data-… comes through; a name is taken in capitals, too', async () => {
      const [name, next] = [nextName(), nextName()];
      watchPage(elementsOf(name, next), load);
      const byClass = place(`<p class="box is-shopper-profile-${name} wide" data-lang="es">Call us</p>`);
      const inCapitals = place(`<DIV DATA-SHOPPER-PROFILE=" ${next.toUpperCase()} "></DIV>`);
      await nextTask();
      expect(byClass.innerHTML).to.equal(`<${PREFIX}${name} lang="es">Call us</${PREFIX}${name}>`);
      expect(inCapitals.innerHTML).to.equal(`<${PREFIX}${next}></${PREFIX}${next}>`);
    });

    it('that are there from the start count as found', () => {
      const name = nextName();
      place(`<div data-shopper-profile="${name}"></div>`);
      expect(watchPage(elementsOf(name), load)).to.deep.equal([PREFIX + name]);
    });

    it('pass on what is changed, added and removed later', async () => {
      const name = nextName();
      const placeholder = place(
        `<div data-shopper-profile="${name}" data-heading-level="3" data-is-open></div>`,
      );
      watchPage(elementsOf(name), load);
      const element = placeholder.firstElementChild!;
      placeholder.dataset.headingLevel = '4';
      placeholder.dataset.listForm = 'tiles';
      delete placeholder.dataset.isOpen;
      await nextTask();
      expect(element.outerHTML).to.contain(`<${PREFIX}${name} heading-level="4" list-form="tiles">`);
      expect(placeholder.childElementCount).to.equal(1);
    });

    it('never turn data into a script or an inline style, and survive names that no attribute can have', async () => {
      const [name, next] = [nextName(), nextName()];
      watchPage(elementsOf(name, next), load);
      const placeholder = place(
        `<div data-shopper-profile="${name}" data-onclick="alert(1)" data-onfocus="alert(1)" ` +
          'data-style="color: red" data-1="x" data-="x" data-shopper-profile-config data-lang="es"></div>',
      );
      place(`<div data-shopper-profile="${next}"></div>`);
      await nextTask();
      expect(placeholder.firstElementChild!.getAttributeNames()).to.deep.equal(['lang']);
      expect(loaded()).to.deep.equal([PREFIX + name, PREFIX + next]);
    });

    it('with an unknown name stay as they are', async () => {
      watchPage(elementsOf(nextName()), load);
      const first = place('<div data-shopper-profile="no-such-element">Call us</div>');
      await nextTask();
      place('<div data-shopper-profile></div>');
      await nextTask();
      expect(first.innerHTML).to.equal('Call us');
      expect(log.warn.callCount).to.equal(0);
      expect(load.callCount).to.equal(0);
    });

    it('become another element under another name, with the same content', async () => {
      const [first, second] = [nextName(), nextName()];
      const placeholder = place(`<div data-shopper-profile="${first}" data-lang="es">Call us</div>`);
      watchPage(elementsOf(first, second), load);
      placeholder.dataset.shopperProfile = second;
      await nextTask();
      expect(placeholder.innerHTML).to.equal(`<${PREFIX}${second} lang="es">Call us</${PREFIX}${second}>`);
      expect(loaded()).to.deep.equal([PREFIX + first, PREFIX + second]);
    });

    it('keep the content alone without their name, and are an element again when they get one', async () => {
      const name = nextName();
      const placeholder = place(`<div data-shopper-profile="${name}">Call us</div>`);
      watchPage(elementsOf(name), load);
      delete placeholder.dataset.shopperProfile;
      await nextTask();
      expect(placeholder.innerHTML).to.equal('Call us');
      placeholder.dataset.shopperProfile = name;
      await nextTask();
      expect(placeholder.innerHTML).to.equal(`<${PREFIX}${name}>Call us</${PREFIX}${name}>`);
    });

    it('get one element, even from two copies of the bundle', async () => {
      const name = nextName();
      const placeholder = place(`<div data-shopper-profile="${name}">Call us</div>`);
      const secondCopy = '../../elements/page-elements.ts?second-copy';
      const second = (await import(secondCopy)) as { watchPage: typeof watchPage };
      expect(second.watchPage === watchPage).to.equal(false);
      watchPage(elementsOf(name), load);
      second.watchPage(elementsOf(name), load);
      expect(placeholder.innerHTML).to.equal(`<${PREFIX}${name}>Call us</${PREFIX}${name}>`);
    });

    it('that are copied with their element keep that one, and pass changes on to it', async () => {
      const name = nextName();
      const placeholder = place(`<div data-shopper-profile="${name}">Call us</div>`);
      watchPage(elementsOf(name), load);
      const copy = placeholder.cloneNode(true) as HTMLElement;
      box.append(copy);
      await nextTask();
      copy.dataset.lang = 'es';
      await nextTask();
      expect(copy.innerHTML).to.equal(`<${PREFIX}${name} lang="es">Call us</${PREFIX}${name}>`);
      expect(placeholder.innerHTML).to.equal(`<${PREFIX}${name}>Call us</${PREFIX}${name}>`);
    });
  });

  describe('in a shadow root of the host', () => {
    const rootWith = (html: string): ShadowRoot => {
      const root = place('<div></div>').attachShadow({ mode: 'closed' });
      root.innerHTML = html;
      return root;
    };

    it('are found once it is named, in both forms, now and later (contract, "Shadow roots of the host")', async () => {
      const [tag, placeholder, late] = [nextName(), nextName(), nextName()];
      const root = rootWith(
        `<${PREFIX}${tag}></${PREFIX}${tag}><div data-shopper-profile="${placeholder}"></div>`,
      );
      watchPage(elementsOf(tag, placeholder, late), load);
      expect(loaded()).to.deep.equal([]);
      observeRoot(root);
      expect(loaded()).to.deep.equal([PREFIX + tag, PREFIX + placeholder]);
      root.append(document.createElement(PREFIX + late));
      await nextTask();
      expect(loaded()).to.deep.equal([PREFIX + tag, PREFIX + placeholder, PREFIX + late]);
    });

    it('are found by every bundle of the page, also by one that comes later', () => {
      const [first, second] = [nextName(), nextName()];
      watchPage(elementsOf(first), load);
      observeRoot(rootWith([first, second].map((name) => `<${PREFIX}${name}></${PREFIX}${name}>`).join('')));
      watchPage(elementsOf(second), load);
      expect(loaded()).to.deep.equal([PREFIX + first, PREFIX + second]);
    });
  });

  describe('that cannot be loaded', () => {
    let errors: unknown[];
    const remember = (event: Event): void => {
      errors.push((event as CustomEvent<unknown>).detail);
    };
    beforeEach(() => {
      errors = [];
      document.addEventListener('shopper-profile-error', remember);
    });
    afterEach(() => {
      document.removeEventListener('shopper-profile-error', remember);
    });

    it('are reported by name, without what was thrown, and keep the author’s content', async () => {
      const name = nextName();
      load.rejects(new Error('https://example.com/?name=Mary'));
      const element = place(`<${PREFIX}${name}>Call us</${PREFIX}${name}>`);
      watchPage(elementsOf(name), load);
      await waitFor(() => expect(errors).to.have.length(1));
      const message = `<${PREFIX}${name}> could not be loaded`;
      expect(errors).to.deep.equal([{ source: PREFIX + name, message, code: 'load-failed' }]);
      expect(log.error.args).to.deep.equal([[`${message} [load-failed]`]]);
      expect(element.innerText).to.equal('Call us');
    });

    it('leave the others alone', async () => {
      const [broken, sound] = [nextName(), nextName()];
      load.withArgs(PREFIX + broken).rejects(new Error('offline'));
      place(`<${PREFIX}${broken}></${PREFIX}${broken}>`);
      place(`<${PREFIX}${sound}></${PREFIX}${sound}>`);
      watchPage(elementsOf(broken, sound), load);
      await waitFor(() => expect(errors).to.have.length(1));
      expect(loaded()).to.include(PREFIX + sound);
    });

    it('are tried again with the next of their kind, and not with anything else', async () => {
      const name = nextName();
      load.onFirstCall().rejects(new Error('offline'));
      place(`<${PREFIX}${name}></${PREFIX}${name}>`);
      watchPage(elementsOf(name), load);
      await waitFor(() => expect(errors).to.have.length(1));
      place('<p>A host that shows an error message must not start a chain of failures</p>');
      await nextTask();
      expect(load.callCount).to.equal(1);
      place(`<${PREFIX}${name}></${PREFIX}${name}>`);
      await nextTask();
      place(`<${PREFIX}${name}></${PREFIX}${name}>`);
      await nextTask();
      expect(load.callCount).to.equal(2);
      expect(errors).to.have.length(1);
    });
  });
});
