import { within as withinShadow } from 'shadow-dom-testing-library';
import { closePage, defineTag, openPage, type PageOptions } from '../../demo/page';
import type { Service } from '../../demo/service/index';

type Screen = ReturnType<typeof withinShadow>;

export interface TestPage {
  service: Service;
  /** Puts markup into the page and answers its first element, once its tag is registered. */
  place<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes?: string,
    content?: string,
  ): Promise<HTMLElementTagNameMap[Tag]>;
  /** Queries by role and name that see into shadow roots. */
  screen: Screen;
  container: HTMLElement;
}

let container: HTMLElement | undefined;

/** A new page for each test: `const { service, place, screen } = openTestPage({ scenario: 'consumer' })`. */
export function openTestPage(options: PageOptions = {}): TestPage {
  leaveTestPage();
  const service = openPage(options);
  const box = document.createElement('main');
  document.body.append(box);
  container = box;
  return {
    service,
    container: box,
    screen: withinShadow(box),
    async place(tag, attributes = '', content = '') {
      await defineTag(tag, options.config?.locale ?? 'en');
      box.insertAdjacentHTML('beforeend', `<${tag} ${attributes}>${content}</${tag}>`);
      return box.lastElementChild as HTMLElementTagNameMap[typeof tag];
    },
  };
}

/** Takes the page down; call it in `afterEach`. */
export function leaveTestPage(): void {
  container?.remove();
  container = undefined;
  closePage();
}

/** Everything that was dispatched under the given names, in order: `[name, detail]`. */
export function spyOnEvents(...names: string[]): [string, unknown][] {
  const seen: [string, unknown][] = [];
  for (const name of names) {
    document.addEventListener(`shopper-profile-${name}`, (event) => {
      seen.push([name, (event as CustomEvent<unknown>).detail]);
    });
  }
  return seen;
}
