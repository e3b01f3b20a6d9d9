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
import { onPieceFailed } from '../../src/browser/failed-pieces';
import { requestPiece } from '../../src/browser/piece-requests';
import { useCopy } from '../../src/ui/copy-context';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { pageContents, pageTags } from './contents';

export interface PageWidgetProps {
  headingLevel: number;
}

/** From here on, in em, the navigation has a column of its own beside two columns of plan cards, or nearly so. */
const TWO_COLUMNS = 60;

/** Asks for the pieces inside, and answers the tags of those that cannot be shown. */
function usePieces(): ReadonlySet<string> {
  const [failedTags, setFailedTags] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const stop = onPieceFailed((tag) => {
      if (pageTags.includes(tag)) setFailedTags((before) => new Set(before).add(tag));
    });
    for (const tag of pageTags) requestPiece(tag);
    return stop;
  }, []);
  return failedTags;
}

/** Follows the room that the page has, whatever the window has. */
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
 * One region for the whole area, as the landmark `main` is the host's; what is in it has names and headings of its own.
 * The order in the document is that of reading and of the Tab key, in one column as in two: Extra Help, which stands in
 * the navigation beside the plans, must not stand between it and the plans on a phone.
 */
function PageView({ headingLevel }: PageWidgetProps): ReactNode {
  const t = useCopy('page');
  const failedTags = usePieces();
  const [hasTwoColumns, box] = useHasTwoColumns();
  /** As an author would place it; one that does not come keeps no room. */
  const piece = (name: string, attributes: object = {}): ReactNode => {
    const tag = `shopper-profile-${name}`;
    return createElement(tag, {
      key: name,
      'heading-level': headingLevel,
      'data-missing': failedTags.has(tag) || null,
      ...attributes,
    });
  };
  const place = (name: keyof typeof pageContents): ReactNode => pageContents[name].map((name) => piece(name));
  return (
    <section className="page" data-columns={hasTwoColumns ? 2 : 1} aria-label={t('page.label')} ref={box}>
      <div className="page-head">{place('head')}</div>
      <div className="page-side">{piece('nav', { 'without-extra-help': !hasTwoColumns || null })}</div>
      <div className="page-main">
        <p role="status" className="page-status">
          {failedTags.size > 0 && t('page.incomplete')}
        </p>
        {place('main')}
        {!hasTwoColumns && piece('extra-help')}
      </div>
      <div className="page-foot">
        {place('foot')}
        {place('popups')}
      </div>
    </section>
  );
}

/** The whole profile area (SHELL-01, SHELL-36); each piece in it has a React tree and a condition of its own. */
export function PageWidget({ headingLevel }: PageWidgetProps): ReactNode {
  return (
    <WidgetFrame>
      <PageView headingLevel={headingLevel} />
    </WidgetFrame>
  );
}
