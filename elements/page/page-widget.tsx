import {
  createElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { onElementWidth } from '../../src/browser/element-width';
import { onElementFailed } from '../../src/browser/failed-elements';
import { requestElement } from '../../src/browser/element-requests';
import { whenFirstCardsShown } from '../../src/browser/first-cards';
import { inRoots } from '../../src/browser/roots';
import { configAtom } from '../../src/state/config';
import { useValue } from '../../src/state/react';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { pageContents, pageTags } from './contents';

export interface PageWidgetProps {
  headingLevel: number;
  /** Attributes of the plans element. */
  yearCost: boolean | null;
  orderBy: string | null;
  compareInPage: boolean | null;
  /** Whether the plans view shows what changes on January 1. */
  yearChange: boolean;
}

/** Width, in em, from which the navigation gets its own column next to two columns of plan cards, or nearly two. */
const TWO_COLUMNS = 60;

/** Requests the elements inside. Returns the tags of those that cannot be shown. */
function useElements(): ReadonlySet<string> {
  const [failedTags, setFailedTags] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const stop = onElementFailed((tag) => {
      if (pageTags.includes(tag)) setFailedTags((before) => new Set(before).add(tag));
    });
    for (const tag of pageTags) requestElement(tag);
    return stop;
  }, []);
  return failedTags;
}

const YEAR_CHANGE = 'shopper-profile-year-change';
const COMPARE = 'shopper-profile-compare';

/** Requests the files of an element that shows after the first cards. */
function useLateElement(tag: string, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) void whenFirstCardsShown().then(() => requestElement(tag));
  }, [tag, isWanted]);
}

/** Whether the page contains the comparison of plans. If the author has placed its tag somewhere else, it does not. */
function useHasCompare(compareInPage: boolean | null): boolean {
  const byDefault = useValue(configAtom).plans.compareInPage;
  const [isElsewhere] = useState(() => inRoots(COMPARE).length > 0);
  return (compareInPage ?? byDefault) && !isElsewhere;
}

/** As text, because `year-cost="false"` overrides the configuration. */
const textOf = (value: boolean | null): string | null => (value === null ? null : String(value));

/** Observes the width of the page element, not of the window. */
function useHasTwoColumns(): [boolean, RefObject<HTMLElement | null>] {
  const [hasTwoColumns, setHasTwoColumns] = useState(false);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(
    () =>
      box.current
        ? onElementWidth(box.current, (width) => {
            setHasTwoColumns(width >= TWO_COLUMNS);
          })
        : undefined,
    [],
  );
  return [hasTwoColumns, box];
}

/**
 * One region for the whole area, because the landmark `main` belongs to the host; the elements inside have their own
 * names and headings. The DOM order is the order of reading and of the Tab key, with one column and with two. Extra
 * Help is in the navigation, beside the plans or above them, because it changes their prices.
 */
function PageView(props: PageWidgetProps): ReactNode {
  const { headingLevel, yearCost, orderBy, compareInPage, yearChange } = props;
  const t = useCopy('page');
  const hasCompare = useHasCompare(compareInPage);
  useLateElement(COMPARE, hasCompare);
  useLateElement(YEAR_CHANGE, yearChange);
  const failedTags = useElements();
  const [hasTwoColumns, box] = useHasTwoColumns();
  /** Markup like an author's. An element that cannot be loaded reserves no height. */
  const element = (name: string, attributes: object = {}): ReactNode => {
    const tag = `shopper-profile-${name}`;
    return createElement(tag, {
      key: name,
      'heading-level': headingLevel,
      'data-missing': failedTags.has(tag) || null,
      ...attributes,
    });
  };
  const attributesOf: Record<string, object> = {
    plans: {
      'year-cost': textOf(yearCost),
      'order-by': orderBy,
      'compare-in-page': textOf(compareInPage),
    },
  };
  const place = (name: keyof typeof pageContents, attributes?: object): ReactNode =>
    pageContents[name].flatMap((name) => [
      element(name, attributes ?? attributesOf[name]),
      ...(name === 'plans' && hasCompare ? [element('compare')] : []),
      ...(name === 'plans' && yearChange ? [element('year-change')] : []),
    ]);
  const belowHeading = { 'heading-level': Math.min(headingLevel + 1, 6) };
  return (
    <section className="page" data-columns={hasTwoColumns ? 2 : 1} aria-label={t('page.label')} ref={box}>
      <div className="page-head">{place('head')}</div>
      <div className="page-side">{element('nav')}</div>
      <div className="page-main">
        <p role="status" className="page-status" data-meaning={failedTags.size > 0 ? 'error' : undefined}>
          {failedTags.size > 0 && t('page.incomplete')}
        </p>
        {place('main')}
        <Heading level={headingLevel} className="title page-more">
          {t('page.more')}
        </Heading>
        {place('more', belowHeading)}
      </div>
      <div className="page-foot">
        {place('foot', belowHeading)}
        {place('popups')}
      </div>
    </section>
  );
}

/** The whole profile area (SHELL-01, SHELL-36). Each element inside has its own React root and its own condition. */
export function PageWidget(props: PageWidgetProps): ReactNode {
  return (
    <WidgetFrame>
      <PageView {...props} />
    </WidgetFrame>
  );
}
