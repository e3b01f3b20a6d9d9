import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { useHost, useStyles } from '../../src/ui/host';
import { Link } from '../../src/ui/link';
import { MeaningIcon } from '../../src/ui/meaning';
import { usePrivate } from '../../src/ui/privacy';
import { useEdgeOfWindow } from '../../src/widgets/use-edge-of-window';
import { useIsRegionKnown } from '../../src/widgets/use-is-region-known';
import toastStyles from './toast.css?inline';
import { CROSS, Drawing } from '../../src/ui/drawing';

type SavedKinds = 'drugs' | 'doctors' | 'both' | undefined;

export interface ToastProps {
  firstName: string | undefined;
  /** Kinds of items that the shopper has saved. No value if nothing is saved. */
  savedKinds: SavedKinds;
  /** Target of the Sign in link for guests. */
  signInUrl: string | undefined;
  /** Whether the message has been announced before. */
  wasAnnounced(): boolean;
  /** Called when the toast becomes visible. */
  onShown(): void;
  onClose(): void;
}

/** Greets an account without a first name with "Hi" only. */
function Words({
  firstName,
  savedKinds,
  isGuest,
}: Pick<ToastProps, 'firstName' | 'savedKinds'> & { isGuest: boolean }): ReactNode {
  const t = useCopy('toast');
  const lead = usePrivate('toast-lead');
  if (isGuest)
    return (
      <>
        <p className="toast-lead">{t('toast.guest.lead')}</p>
        <p>{t('toast.guest.text')}</p>
      </>
    );
  return (
    <>
      <p {...lead}>
        {firstName === undefined ? t('toast.greetingWithoutName') : t('toast.greeting', { name: firstName })}
      </p>
      {savedKinds && <p>{t(savedKinds === 'both' ? 'toast.added' : `toast.added.${savedKinds}`)}</p>}
      <p>{t('toast.coverage')}</p>
    </>
  );
}

/**
 * A message in the top layer that does not block the page: focus stays where it is, and if the message would cover the
 * focused control, it moves to the opposite edge of the window. Screen readers announce it the first time. It closes
 * when its container is hidden.
 */
export function Toast(props: ToastProps): ReactNode {
  const { firstName, savedKinds, signInUrl, wasAnnounced, onShown, onClose } = props;
  const t = useCopy('toast', 'common');
  const host = useHost();
  const box = useRef<HTMLElement>(null);
  const [isSilent] = useState(wasAnnounced);
  const isRegionKnown = useIsRegionKnown();
  const isReady = isSilent || isRegionKnown;
  const meaning = savedKinds && signInUrl === undefined ? 'success' : 'information';
  const isAtTop = useEdgeOfWindow(box, isReady);
  useStyles(toastStyles);

  const seen = useEffectEvent((isSeen: boolean) => {
    host.dispatch(isSeen ? 'popup-open' : 'popup-close', { popup: 'toast' });
    if (isSeen) onShown();
  });
  const hidden = useEffectEvent(onClose);

  useEffect(() => {
    if (!box.current || !isReady) return undefined;
    let isSeen = false;
    const sizes = new ResizeObserver(([size]) => {
      const hasSize = size !== undefined && size.contentRect.width > 0;
      if (hasSize && !isSeen) seen((isSeen = true));
      // A toast that is being unmounted has no size either; `box.current` is then null.
      else if (!hasSize && isSeen && box.current) hidden();
    });
    sizes.observe(box.current);
    return () => {
      sizes.disconnect();
      if (isSeen) seen(false);
    };
  }, [isReady]);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes, as the button in it does
    <section
      ref={box}
      popover="manual"
      className="toast"
      data-meaning={meaning}
      data-shown={isReady || undefined}
      data-side={isAtTop ? 'top' : undefined}
      aria-label={t('toast.label')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {isReady && <MeaningIcon meaning={meaning} />}
      <div role={isSilent ? undefined : 'status'} className="toast-words">
        {isReady && <Words firstName={firstName} savedKinds={savedKinds} isGuest={signInUrl !== undefined} />}
      </div>
      {isReady && signInUrl !== undefined && (
        <Link route="signIn" url={signInUrl} className="button button-primary">
          {t('toast.guest.signIn')}
        </Link>
      )}
      {isReady && (
        <button
          type="button"
          name="close"
          className="icon-button"
          aria-label={t('common.close')}
          onClick={onClose}
        >
          <Drawing path={CROSS} />
        </button>
      )}
    </section>
  );
}
