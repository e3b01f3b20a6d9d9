import type { Decorator, Loader } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { action } from 'storybook/actions';
import { closePage, defineTag, openPage, type PageOptions } from '../demo/page';
import { parseScenario, type Service } from '../demo/service/index';
import { installPartnerApi } from '../src/browser/page';
import { registry } from '../elements/registry';
import { CopyContext } from '../src/ui/copy-context';
import { NavigationContext, type Navigation } from '../src/ui/link';
import type { Brand } from '../src/config/derived';
import { BesideUms, OtherBrandContext, SideBySide } from '../stories/support/both-brands';
import { darkTheme } from '../stories/support/dark-theme';
import { ShadowBox } from '../stories/support/shadow-box';
import {
  fetchTexts,
  languageOf,
  pseudoTexts,
  translatorFor,
  type AllTexts,
  type StoryLocale,
} from '../stories/support/texts';
import { emulate, type Emulation } from './emulation';

/**
 * `parameters.page` of an element story: the page around the element. The toolbar supplies the options that are
 * missing. A story without this parameter shows only a component.
 */
export interface StoryPage extends PageOptions {
  /** Requests with this text in their URL fail with status 500; `fail` breaks all requests of a kind. */
  failAddress?: string;
  /** Partner pages have no profile and no services. */
  isPartner?: boolean;
  /** Called before the story renders, for example to change the profile. */
  onOpen?: (service: Service) => void;
}

interface Globals extends Emulation {
  brand: Brand | 'both';
  locale: StoryLocale;
  date: string;
  scenario: string;
  theme: 'brand' | 'dark';
}

let texts: Promise<AllTexts> | undefined;

/** Loads the texts and defines all tags before a story renders. */
export const loadElements: Loader = async () => {
  await Promise.all(Object.keys(registry).map((tag) => defineTag(tag)));
  return { texts: await (texts ??= fetchTexts()) };
};

/** A story with a failure expects warnings and errors. They appear in the actions panel, not in the console. */
const quietLogger = { warn: action('logger.warn'), error: action('logger.error') };

function failCallsTo(address: string): void {
  const serve = window.fetch;
  window.fetch = (input, init) =>
    (input instanceof Request ? input.url : String(input)).includes(address)
      ? Promise.resolve(new Response('', { status: 500 }))
      : serve(input, init);
}

type OneBrand = Pick<Globals, 'locale' | 'date' | 'scenario'> & { brand: Brand };

function openStoryPage(page: StoryPage, globals: OneBrand, all: AllTexts): void {
  const { failAddress, isPartner, onOpen, config, ...options } = page;
  const { brand, locale, date, scenario } = globals;
  const isBroken = options.fail !== undefined || failAddress !== undefined;
  const merged: PageOptions['config'] = {
    site: brand,
    locale: languageOf(locale),
    ...(isBroken && { logger: quietLogger }),
    ...(locale === 'pseudo' && { texts: { en: pseudoTexts(all, brand) } }),
    ...config,
  };
  const service = openPage({ scenario: parseScenario(scenario), date, ...options, config: merged });
  if (isPartner) {
    closePage();
    window.shopperProfileConfig = merged;
    installPartnerApi(import.meta.url);
  }
  if (failAddress !== undefined) failCallsTo(failAddress);
  onOpen?.(service);
}

/** Prevents links from leaving the story. */
const stay = (event: Event): void => {
  event.preventDefault();
};

/** Opens the page when it is in the document and the previous page has been removed, then renders the story. */
function Page({ open, children }: { open: () => void; children: ReactNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [arrive] = useState(() => (box: HTMLElement | null) => {
    if (!box) return;
    box.addEventListener('shopper-profile-navigate', stay);
    open();
    setIsOpen(true);
  });
  return <div ref={arrive}>{isOpen && children}</div>;
}

/** Links of component stories report to the actions panel instead of navigating. */
const navigation: Navigation = {
  mayFollow: () => true,
  follow: (name, url) => {
    action('navigate')({ name, url });
    return false;
  },
  prepare: () => undefined,
  complain: () => undefined,
};

/**
 * Renders an element story on a page with the brand, language, date and shopper from the toolbar. Renders a component
 * story with what an element provides: texts, links, brand and style sheets in a shadow root.
 */
export const withPage: Decorator = (Story, { id, globals, parameters, loaded }) => {
  const { brand: chosen, locale, date, scenario, theme, ...emulation } = globals as unknown as Globals;
  const isBoth = chosen === 'both';
  const brand = isBoth ? 'AMP' : chosen;
  const { texts: all } = loaded as { texts: AllTexts };
  const page = parameters.page as StoryPage | undefined;
  const { text, colors, motion, media } = emulation;
  emulate({ text, colors, motion, media });
  const style = theme === 'dark' ? darkTheme : undefined;
  if (page) {
    const story = (
      <div style={style}>
        <Page
          key={[id, brand, locale, date, scenario].join()}
          open={() => openStoryPage(page, { brand, locale, date, scenario }, all)}
        >
          <Story />
        </Page>
      </div>
    );
    if (!isBoth) return story;
    return (
      <BesideUms id={id} globals={{ locale, date, scenario, theme, text, colors, motion, media }}>
        {story}
      </BesideUms>
    );
  }
  const inBrand = (one: Brand, story: ReactNode): ReactNode => (
    <CopyContext value={translatorFor(all, one, locale)}>
      <NavigationContext value={navigation}>
        <ShadowBox brand={one} lang={languageOf(locale)}>
          {story}
        </ShadowBox>
      </NavigationContext>
    </CopyContext>
  );
  const showsPairs = parameters.showsSeveral === true;
  if (!isBoth || parameters.showsBothBrands === true || showsPairs)
    return (
      <div style={style}>
        <OtherBrandContext value={isBoth && showsPairs ? (story) => inBrand('UMS', story) : null}>
          {inBrand(brand, <Story />)}
        </OtherBrandContext>
      </div>
    );
  return (
    <div style={style}>
      <SideBySide other={inBrand('UMS', <Story />)}>{inBrand('AMP', <Story />)}</SideBySide>
    </div>
  );
};
