import { configure } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { within as withinShadow } from 'shadow-dom-testing-library';
import { closePage, defineTag, openPage, type PageOptions } from '../../demo/page';
import type { Service } from '../../demo/service/index';
import { followConfig } from '../../src/state/common-config';
import '../../src/state/config';
import { settled, stopFakeClock } from './clock';
import { dropTimers } from './timers';
import { isAnythingUnderWay, releaseLocks } from './under-way';

configure({
  // Test files share a busy machine.
  asyncUtilTimeout: 4000,
  // Printing the whole page takes seconds for each query that does not find its element yet.
  getElementError: (message) => new Error(message ?? ''),
});

// Drops the responses to requests of a page after the test has left it, so that the next page does not get
// them.
afterEach(async () => {
  await releaseLocks();
  if (isAnythingUnderWay()) await settled();
});

export type Screen = ReturnType<typeof withinShadow>;
type User = ReturnType<typeof userEvent.setup>;

export interface TestPage {
  service: Service;
  /** Adds markup to the page and returns its first element, once its tag is registered. */
  place<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes?: string,
    content?: string,
  ): Promise<HTMLElementTagNameMap[Tag]>;
  /** Queries by role and name that search shadow roots. */
  screen: Screen;
  container: HTMLElement;
  /** A user with a mouse and a keyboard. Keys that need the browser's own behavior go through `press`. */
  user: User;
  /** Messages of the page to the configured logger and the console. */
  log: string[];
  /** URLs to which the page navigated. No real navigation happens. */
  visited: string[];
}

let container: HTMLElement | undefined;
const cleanups: (() => void)[] = [];

/** Runs before the test page is removed. */
export const whenLeaving = (cleanup: () => void): void => {
  cleanups.push(cleanup);
};

/** The same queries inside one element. */
export const inside = (element: HTMLElement): Screen => withinShadow(element);

let heard: string[] = [];

/** Everything that the page writes to the console, as one text per call. */
function listenToConsole(): string[] {
  const lines: string[] = [];
  heard = lines;
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
  const originals = methods.map((method) => console[method]);
  for (const method of methods) {
    console[method] = (...words: unknown[]) => {
      lines.push(words.map(String).join(' '));
    };
  }
  whenLeaving(() => {
    for (const [index, method] of methods.entries()) console[method] = originals[index]!;
  });
  return lines;
}

/** A new page for each test: `const { service, place, screen } = openTestPage({ scenario: 'consumer' })`. */
export function openTestPage(options: PageOptions = {}): TestPage {
  leaveTestPage();
  const visited: string[] = [];
  const navigate = (url: string): void => {
    visited.push(url);
  };
  const log = listenToConsole();
  // Separate tests cover analytics. In other tests, its requests would interfere.
  const config = { navigate, analytics: { enabled: false }, ...options.config };
  const service = openPage({ ...options, config });
  followConfig();
  const box = document.createElement('main');
  document.body.append(box);
  container = box;
  return {
    service,
    container: box,
    screen: withinShadow(box),
    user: userEvent.setup({ delay: null }),
    log,
    visited,
    async place(tag, attributes = '', content = '') {
      await defineTag(tag, options.config?.locale ?? 'en');
      box.insertAdjacentHTML('beforeend', `<${tag} ${attributes}>${content}</${tag}>`);
      return box.lastElementChild as HTMLElementTagNameMap[typeof tag];
    },
  };
}

/**
 * Removes the page. Call it in `afterEach`. A console message that is not from the logger (a React warning,
 * for example) is an error, and so is a missing text.
 */
export function leaveTestPage(): void {
  for (const cleanup of cleanups.splice(0)) cleanup();
  stopFakeClock();
  dropTimers();
  container?.remove();
  container = undefined;
  closePage();
  const strange = heard
    .splice(0)
    .filter((line) => !line.startsWith('[shopper-profile]') || line.includes('there is no text for'));
  if (strange.length > 0) throw new Error(`The console was used: ${strange.join('; ')}`);
}

/** All events with the given names until the test leaves the page, in order: `[name, detail]`. */
export function spyOnEvents(...names: string[]): [string, unknown][] {
  const seen: [string, unknown][] = [];
  for (const name of names) {
    const listener = (event: Event): void => {
      seen.push([name, (event as CustomEvent<unknown>).detail]);
    };
    document.addEventListener(`shopper-profile-${name}`, listener);
    whenLeaving(() => {
      document.removeEventListener(`shopper-profile-${name}`, listener);
    });
  }
  return seen;
}

/** Waits until the load flow has ended. */
export const ready = (): Promise<{ outcome: string }> => window.shopperProfile!.ready;
