/** A small element for the tests of the element kit, built with the kit, and with r2wc alone. */
import { configure } from '@testing-library/dom';
import r2wc from '@r2wc/react-to-web-component';
import { within } from 'shadow-dom-testing-library';
import sinon from 'sinon';
import type { ComponentType, ReactNode } from 'react';
import { setHostLogger } from '../../src/browser/logger';
import { forgetPage } from '../../src/browser/page-singleton';
import { headingLevel, type ElementContract, type PropsOf } from '../../src/element-kit/contract';
import { define, toElement } from '../../src/element-kit/to-element';

type Tag = ElementContract['tag'];

// Test machines are busy. A test that waits in vain still ends before the time limit of the runner.
configure({ asyncUtilTimeout: 5000 });

/** A contract before it gets the tag of its test: a tag can be defined only once per page. */
export type TestContract = Omit<ElementContract, 'tag'>;

export const emptyContract = {
  summary: 'For tests.',
  needsProfile: false,
  reservedBlockSize: '0',
  attributes: {},
  events: {},
  example: '',
} as const satisfies TestContract;

export const cardContract = {
  ...emptyContract,
  attributes: {
    'heading-level': headingLevel,
    'is-open': { type: 'boolean', description: 'Shows the details.' },
    'list-form': {
      type: 'choice',
      options: ['rows', 'tiles'],
      default: 'rows',
      description: 'Form of the list.',
    },
    caption: { type: 'string', default: 'Plans', description: 'Text of the heading.' },
  },
  properties: { plan: { description: 'The plan to show.', shape: '{ name: string }' } },
  events: {
    'item-removed': { description: 'Before a plan goes.', cancelable: true, detail: { name: 'text' } },
    'view-change': {
      description: 'After the view has changed.',
      cancelable: false,
      detail: { view: 'text' },
    },
  },
} as const satisfies TestContract;

export type CardProps = Partial<PropsOf<typeof cardContract & { tag: Tag }>>;

const inWords = (value: string | number | boolean | object | null | undefined): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Shows the values that it has received, so that a test can read them. */
export function Card({
  headingLevel,
  isOpen,
  listForm,
  caption,
  plan,
  lang,
  onItemRemoved,
  onViewChange,
}: CardProps): ReactNode {
  return (
    <>
      <dl>
        {Object.entries({ headingLevel, isOpen, listForm, caption, plan: plan as object, lang }).map(
          ([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{inWords(value)}</dd>
            </div>
          ),
        )}
      </dl>
      <button
        type="button"
        onClick={(event) => {
          event.currentTarget.value = String(onItemRemoved?.({ name: 'Plan A' }));
        }}
      >
        Remove
      </button>
      <button
        type="button"
        onClick={(event) => {
          event.currentTarget.value = String(onViewChange?.({ view: 'tiles' }));
        }}
      >
        Change view
      </button>
    </>
  );
}

type Received = Record<'headingLevel' | 'isOpen' | 'listForm' | 'caption' | 'plan' | 'lang', string>;

/** The values on the card, by prop name. */
export function received(element: Element): Partial<Received> {
  const text = (selector: string): string[] =>
    Array.from(element.shadowRoot!.querySelectorAll(selector), (node) => node.textContent);
  const values = text('dd');
  return Object.fromEntries(text('dt').map((name, index) => [name, values[index]!]));
}

let lastNumber = 0;

/** Restores the runner's handler of uncaught errors. */
let giveBackErrors = (): void => undefined;

export const nextTag = (): Tag => `shopper-profile-test-${++lastNumber}`;

/** Registers an element of the element kit under a new tag and returns the tag. */
export function defineOurs<const Contract extends TestContract>(
  contract: Contract,
  widget: ComponentType<PropsOf<Contract & { tag: Tag }>>,
  { styles = [], tag = nextTag() }: { styles?: readonly string[]; tag?: Tag } = {},
): Tag {
  define(toElement({ ...contract, tag }, widget, styles));
  return tag;
}

export const defineCard = (tag = nextTag()): Tag => defineOurs(cardContract, Card, { tag });

/** Registers the same component with only r2wc. */
export function definePlain<Props extends object>(
  widget: ComponentType<Props>,
  options: Parameters<typeof r2wc<Props>>[1] = {},
  tag = `plain-test-${++lastNumber}`,
): string {
  customElements.define(tag, r2wc(widget, { shadow: 'open', ...options }));
  return tag;
}

export const definePlainCard = (tag?: string): string =>
  definePlain<CardProps>(
    Card,
    {
      props: { headingLevel: 'number', isOpen: 'boolean', caption: 'string', plan: 'json' },
      events: ['onItemRemoved', 'onViewChange'],
    },
    tag,
  );

const newLog = () => ({ warn: sinon.fake(), error: sinon.fake() });

/** The fixtures of one test file. `afterEach(page.leave)` removes them. */
export const page = {
  box: document.createElement('main'),
  log: newLog(),

  enter(): void {
    page.log = newLog();
    setHostLogger(page.log);
    document.body.append(page.box);
  },

  leave(): void {
    page.box.replaceChildren();
    page.box.remove();
    giveBackErrors();
    forgetPage();
    sinon.restore();
  },

  /** Adds markup to the page and returns its first element. */
  place(html: string): HTMLElement {
    const template = document.createElement('template');
    template.innerHTML = html;
    const element = template.content.firstElementChild as HTMLElement;
    page.box.append(template.content);
    return element;
  },

  screen: within(document.body),
};

export const inside = (element: Element): ReturnType<typeof within> =>
  within(element.shadowRoot as unknown as HTMLElement);

/** Collects uncaught errors of the page, e.g. of a constructor or of React, until `page.leave`. */
export function catchPageErrors(): string[] {
  const messages: string[] = [];
  // There the runner and React report them, too.
  sinon.stub(console, 'error');
  sinon.stub(console, 'warn');
  const runners = window.onerror;
  giveBackErrors = () => {
    window.onerror = runners;
    giveBackErrors = () => undefined;
  };
  // Instead of the test runner's own, which would fail the test.
  window.onerror = (_event, _source, _line, _column, error: unknown) => {
    messages.push(error instanceof Error ? error.message : String(error));
    return true;
  };
  return messages;
}

/** Events with a name that arrive at the document, which are those that bubble. */
export function spyOnDocument(type: string): { events: CustomEvent[]; stop(): void } {
  const events: CustomEvent[] = [];
  const handle = (event: Event): void => {
    events.push(event as CustomEvent);
  };
  document.addEventListener(type, handle);
  return {
    events,
    stop: () => {
      document.removeEventListener(type, handle);
    },
  };
}
