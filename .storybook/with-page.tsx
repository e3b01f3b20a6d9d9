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
 * `parameters.page` of a story of an element: the page that it stands on. What it does not say, the toolbar says.
 * Stories without it show a component alone.
 */
export interface StoryPage extends PageOptions {
  /** Calls whose address has this in it fail with status 500; `fail` breaks all calls of a kind. */
  failAddress?: string;
  /** Partner pages have no profile and no services. */
  isPartner?: boolean;
  /** Last touches to the page before the story is on it, for example to what the profile holds. */
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

/** Everything that a story waits for: the texts, and all tags. */
export const loadElements: Loader = async () => {
  await Promise.all(Object.keys(registry).map((tag) => defineTag(tag)));
  return { texts: await (texts ??= fetchTexts()) };
};

/** A story that breaks something expects what is said about it; it goes to the actions, not to the console. */
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

/** No one leaves a story by a link in it. */
const stay = (event: Event): void => {
  event.preventDefault();
};

/** Opens the page once it is in the document, when the page before is out of it; then shows the story. */
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

/** Links of component stories lead to the actions panel. */
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
 * Puts a story on a page of the brand, language, date and shopper that the toolbar names; a component on its own
 * gets what it stands in inside an element: texts, links, brand and style sheets in a shadow root.
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
