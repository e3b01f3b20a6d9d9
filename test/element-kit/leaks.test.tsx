import { waitFor } from '@testing-library/dom';
import { expect } from 'chai';
import { useEffect, useState, type ReactNode } from 'react';
import { useMoved } from '../../src/ui/host';
import { cdp } from '../support/devtools';
import { defineOurs, definePlain, emptyContract, page } from './kit';

const ROUND = 100;
const PATIENCE = 20_000;

const noOp = (): void => undefined;

/** Has state, a listener of the page, a subscription to the host, and nodes. */
function ProfileElement(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useMoved(noOp);
  useEffect(() => {
    const listener = (): void => undefined; // One function for all would be registered once.
    window.addEventListener('resize', listener);
    return () => {
      window.removeEventListener('resize', listener);
    };
  }, []);
  return (
    <ul>
      {Array.from({ length: 10 }, (_, index) => (
        <li key={index}>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            Plan {index + 1}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Waits for the content of the element. Faster than a query by role, because it runs many times. */
async function shows(element: Element, isShown: boolean): Promise<void> {
  const container = element.shadowRoot as unknown as HTMLElement;
  await waitFor(() => expect(container.querySelector('ul') !== null).to.equal(isShown), {
    container,
    timeout: PATIENCE,
  });
}

async function mountAndUnmount(tag: string): Promise<void> {
  const element = document.createElement(tag);
  page.box.append(element);
  await shows(element, true);
  element.remove();
  await shows(element, false);
}

async function round(tag: string): Promise<void> {
  for (let count = 0; count < ROUND; count += 1) await mountAndUnmount(tag);
}

interface RemoteObject {
  result: { objectId: string };
}

const evaluate = async (expression: string): Promise<string> =>
  (await cdp<RemoteObject>('Runtime.evaluate', { expression })).result.objectId;

/** The number of objects on this page with a prototype, after a garbage collection. */
async function countAlive(prototype: object): Promise<number> {
  Object.assign(window, { probe: prototype });
  const prototypeObjectId = await evaluate('window.probe');
  const { objects } = await cdp<{ objects: { objectId: string } }>('Runtime.queryObjects', {
    prototypeObjectId,
  });
  const { result } = await cdp<{ result: { value: number } }>('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await cdp('Runtime.releaseObject', { objectId: objects.objectId });
  Reflect.deleteProperty(window, 'probe');
  return result.value;
}

async function countListeners(target: 'window' | 'document' | 'document.body'): Promise<number> {
  const objectId = await evaluate(target);
  return (await cdp<{ listeners: unknown[] }>('DOMDebugger.getEventListeners', { objectId })).listeners
    .length;
}

/** React keeps its root behind a property of the container. */
function rootOf(element: Element): object {
  const container = element.shadowRoot as unknown as Record<string, { stateNode: object }>;
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))!;
  return Object.getPrototypeOf(container[key]!.stateNode) as object;
}

async function census(tag: string): Promise<Record<string, number>> {
  const sample = page.place(`<${tag}></${tag}>`);
  await shows(sample, true);
  const reactRoot = rootOf(sample);
  const counts = {
    elements: await countAlive(customElements.get(tag)!.prototype as object),
    shadowRoots: await countAlive(ShadowRoot.prototype),
    reactRoots: await countAlive(reactRoot),
    listItems: await countAlive(HTMLLIElement.prototype),
    onWindow: await countListeners('window'),
    onDocument: await countListeners('document'),
    onBody: await countListeners('document.body'),
  };
  sample.remove();
  await shows(sample, false);
  return counts;
}

interface DomCounters {
  nodes: number;
  jsEventListeners: number;
}

/** Memory of the renderer process, including memory that scripts cannot reach. */
async function domCounters(): Promise<DomCounters> {
  await cdp('HeapProfiler.collectGarbage');
  return cdp<DomCounters>('Memory.getDOMCounters');
}

describe(`${String(ROUND)} × mount and unmount`, function () {
  this.timeout(120_000);
  let tag: string;
  before(() => {
    tag = defineOurs(emptyContract, ProfileElement);
  });
  beforeEach(page.enter);
  afterEach(page.leave);

  it('leaves no root, listener or detached node behind', async () => {
    await round(tag); // Warms up.
    const before = await census(tag);
    await round(tag);
    const after = await census(tag);
    // React and the tests keep the last few. A leak would add a hundred.
    for (const [name, count] of Object.entries(after))
      expect(count - before[name]!, name).to.be.below(ROUND / 2);
  });

  it('does not make the browser’s own counts of nodes and listeners grow', async () => {
    await round(tag); // to warm up
    // Another test file may share the process and increase a count, but not each of several counts. A leak
    // increases all of them.
    const growths: DomCounters[] = [];
    let before = await domCounters();
    while (growths.length < 5) {
      await round(tag);
      const after = await domCounters();
      const growth = {
        nodes: after.nodes - before.nodes,
        jsEventListeners: after.jsEventListeners - before.jsEventListeners,
      };
      if (growth.nodes < ROUND && growth.jsEventListeners < ROUND) return;
      growths.push(growth);
      before = after;
    }
    expect.fail(`grew with every round: ${JSON.stringify(growths)}`);
  });

  it('lets go of elements that were only created, and of those that were mounted', async () => {
    const references: WeakRef<Element>[] = [];
    const remember = (element: Element): Element => {
      references.push(new WeakRef(element));
      return element;
    };
    for (let count = 0; count < ROUND; count += 1)
      remember(document.createElement(tag)).setAttribute('lang', 'es');
    for (let count = 0; count < ROUND; count += 1) page.box.append(remember(document.createElement(tag)));
    await shows(page.box.lastElementChild!, true);
    page.box.replaceChildren();
    await mountAndUnmount(tag); // So that React keeps another tree.
    await waitFor(
      async () => {
        await cdp('HeapProfiler.collectGarbage');
        expect(references.filter((reference) => reference.deref()).length).to.equal(0);
      },
      { timeout: PATIENCE },
    );
  });
});

describe('plain r2wc, for comparison: leaks', function () {
  this.timeout(PATIENCE);
  beforeEach(page.enter);
  afterEach(page.leave);

  it('keeps the listeners of an element that was never inserted', async () => {
    const before = await countListeners('window');
    const tag = definePlain<{ caption?: string }>(ProfileElement, { props: { caption: 'string' } });
    const element = document.createElement(tag);
    element.setAttribute('caption', 'Drugs');
    await shows(element, true);
    await waitFor(async () => expect(await countListeners('window')).to.equal(before + 1));
  });
});
