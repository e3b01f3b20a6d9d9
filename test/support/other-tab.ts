/**
 * Another tab of the same browser: a frame that runs the brand bundle with its own modules, store and load
 * flow. It shares the cookies, the local storage and the service session of this page.
 */
import { servicePaths, type Service } from '../../demo/service/index';
import { whenLeaving } from './page';

type TabWindow = Window & typeof globalThis;
interface TabFrame extends HTMLIFrameElement {
  prepare?: (tab: TabWindow) => string;
}

export interface Tab {
  window: TabWindow;
  document: Document;
  visited: string[];
  /** A module of that tab, by its path without the extension. */
  load<Module>(path: string): Promise<Module>;
}

export async function openTab(service: Service, markup: string): Promise<Tab> {
  const visited: string[] = [];
  const frame: TabFrame = document.createElement('iframe');
  frame.src = '/test/bundles/page.html';
  frame.width = '800';
  frame.height = '600';
  frame.prepare = (tab) => {
    const nativeFetch = tab.fetch.bind(tab);
    tab.fetch = (input, init) => {
      const url = new URL(input instanceof tab.Request ? input.url : String(input), tab.location.href);
      return servicePaths.some((path) => url.pathname.startsWith(path))
        ? service.fetch(url, init)
        : nativeFetch(input, init);
    };
    // An object of that tab, because an object of another window is not a valid configuration.
    tab.shopperProfileConfig = Object.assign(tab.JSON.parse('{}') as object, {
      navigate: (url: string) => void visited.push(url),
    });
    return `<html lang="en"><body>${markup}<script type="module" src="/elements/bundle.ts"></script></body></html>`;
  };
  document.body.append(frame);
  whenLeaving(() => {
    frame.remove();
  });
  await new Promise((done) => {
    frame.addEventListener('load', done, { once: true });
  });
  const window = frame.contentWindow as TabWindow;
  await window.shopperProfile!.ready;
  return {
    window,
    document: window.document,
    visited,
    load: <Module>(path: string) => window.eval(`import('/${path}.ts')`) as Promise<Module>,
  };
}
