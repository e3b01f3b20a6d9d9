import { useRef, useState, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Notice } from '../../src/ui/notice';
import { CROSS, Drawing } from '../../src/ui/drawing';

export interface OutageNoticeProps {
  isShown: boolean;
  isSignedIn: boolean;
  onClose(): void;
}

/**
 * Says that sign-in is unavailable (SHELL-38, SHELL-39). After the shopper closes the message, its button is gone;
 * focus stays at its position, so that Tab continues from there, and screen readers announce that the message is
 * closed.
 */
export function OutageNotice({ isShown, isSignedIn, onClose }: OutageNoticeProps): ReactNode {
  const t = useCopy('outage');
  const box = useRef<HTMLDivElement>(null);
  const [isJustClosed, setIsJustClosed] = useState(false);

  const close = (): void => {
    box.current?.focus({ preventScroll: true });
    box.current?.addEventListener('focusout', () => setIsJustClosed(false), { once: true });
    setIsJustClosed(true);
    onClose();
  };

  return (
    <Notice
      ref={box}
      isShown={isShown}
      meaning="warning"
      className="notice-closable"
      message={
        <>
          <p className="notice-lead">{t('outage.heading')}</p>
          <p>{t(isSignedIn ? 'outage.text.signedIn' : 'outage.text')}</p>
        </>
      }
      {...(isJustClosed && { goneMessage: t('outage.closed') })}
    >
      <button
        type="button"
        name="close"
        className="icon-button"
        aria-label={t('outage.close')}
        onClick={close}
      >
        <Drawing path={CROSS} />
      </button>
    </Notice>
  );
}
