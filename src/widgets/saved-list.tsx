import { useId, type ReactNode, type RefObject } from 'react';
import { routeUrlAtom } from '../state/page/routes';
import { isProfileFailedAtom } from '../state/profile/profile-state';
import { supportPhoneAtom } from '../state/page/phones';
import { useValue } from '../state/react';
import { wasSignedOutAtom } from '../state/shopper/signed-out';
import { useCopy } from '../ui/copy-context';
import { Heading } from '../ui/heading';
import { FailedList, ListBox, type ListBoxLook } from '../ui/list-box';
import { Link } from '../ui/link';
import type { ItemRemoval } from './use-item-removal';
import { useRetry } from './use-retry';

export interface SavedListStatus {
  /** Whether the saved items are known, or loading them has failed. */
  isKnown: boolean;
  hasFailed: boolean;
  /** Whether the list has loaded. */
  isReady: boolean;
  /** Whether the list has loaded and has no items. */
  isEmpty: boolean;
  /** Whether the list has no items because the shopper was signed out. */
  isSignedOut: boolean;
}

export function useSavedListStatus(isKnown: boolean, count: number): SavedListStatus {
  const hasFailed = useValue(isProfileFailedAtom);
  const wasSignedOut = useValue(wasSignedOutAtom);
  const isReady = isKnown && !hasFailed;
  const isEmpty = isReady && count === 0;
  return { isKnown, hasFailed, isReady, isEmpty, isSignedOut: isEmpty && wasSignedOut };
}

/** Replaces an empty list after the shopper was signed out (ERR-02, ERR-03, OPEN-A106). */
function SignedOut({ look, headingLevel }: { look: ListBoxLook; headingLevel: number }): ReactNode {
  const t = useCopy('common');
  const url = useValue(routeUrlAtom)('signIn');
  return (
    <ListBox
      look={look}
      headingLevel={headingLevel}
      heading={t('common.signedOut.heading')}
      text={t('common.signedOut.text')}
    >
      <Link route="signIn" url={url} className="button button-primary">
        {t('common.signIn')}
      </Link>
    </ListBox>
  );
}

export interface SavedListProps {
  status: SavedListStatus;
  removal: Pick<ItemRemoval<never>, 'message' | 'isProblem' | 'popup'>;
  className: string;
  /** Attributes of the section, for style sheets. */
  data?: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;
  /** Class of the boxes that replace the list. */
  look: ListBoxLook;
  headingLevel: number;
  heading: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Next to the heading. */
  action?: ReactNode;
  /** Announcements for screen readers. */
  words: { loading: string; loaded: string };
  /** Whether the number of items is known, if that is later than `status.isKnown`. */
  isCountKnown?: boolean;
  failure: { heading: string; text: string };
  /** Above the list. */
  lead: ReactNode;
  skeleton: ReactNode;
  /** Replaces the list if nothing is saved. */
  empty: ReactNode;
  /** The list, and the content below it. */
  children: ReactNode;
  popups: ReactNode;
}

/** Frame of a saved list: heading, status, and the content that replaces an empty list. */
export function SavedList(props: SavedListProps): ReactNode {
  const { status, removal, look, headingLevel, headingRef, words, isCountKnown = status.isKnown } = props;
  const t = useCopy('common');
  const headingId = useId();
  const retry = useRetry(headingRef);
  const phone = useValue(supportPhoneAtom);
  const loaded = status.isSignedOut
    ? `${t('common.signedOut.heading')}. ${t('common.signedOut.text')}`
    : words.loaded;
  const box = { look, headingLevel: headingLevel + 1 };
  return (
    <section
      {...props.data}
      className={props.className}
      aria-labelledby={headingId}
      aria-busy={!status.isKnown}
    >
      <div className="saved-head">
        <Heading level={headingLevel} id={headingId} className="title" ref={headingRef}>
          {props.heading}
        </Heading>
        {props.action}
      </div>
      <p role="status" className={removal.isProblem ? 'error-text' : 'visually-hidden'}>
        {removal.message || (isCountKnown ? status.isReady && loaded : words.loading)}
      </p>
      {props.lead}
      {!status.isKnown && props.skeleton}
      {status.isKnown && status.hasFailed && (
        <FailedList {...box} {...props.failure} phone={look === 'empty' ? phone : undefined} {...retry} />
      )}
      {status.isEmpty && (status.isSignedOut ? <SignedOut {...box} /> : props.empty)}
      {status.isReady && props.children}
      {removal.popup}
      {props.popups}
    </section>
  );
}
