import { useCallback, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import dialogStyles from '../styles/dialog.css?inline';
import { useCopy } from './copy-context';
import { Heading } from './heading';
import { useHost, useMoved, useStyles } from './host';
import { useTabLoop } from './use-tab-loop';
import { CROSS, Drawing } from './drawing';

export interface DialogProps {
  /** Name of the popup in `shopper-profile-popup-open` and `-popup-close`. */
  name: string;
  heading: string;
  /** Accessible name of the popup, if it is not its heading (IDENT-04). */
  label?: string;
  /** Whether a close button and Escape close it. */
  isClosable?: boolean;
  /** Disables closing for the moment. */
  isBusy?: boolean;
  /** Current step of a popup with several steps. Focus moves to the heading when it changes. */
  step?: string;
  onClose(): void;
  /** Called when the container of the popup has been hidden. By default, this closes the popup. */
  onHidden?(): void;
  /**
   * Called when the popup closes. If it returns true, no `shopper-profile-popup-close` event is dispatched (OPEN-B46).
   */
  closesSilently?(): boolean;
  children: ReactNode;
}

/**
 * A popup in the top layer: the page behind it is inert and does not scroll, Escape closes it, and Tab stays inside.
 * Focus starts at the popup itself, and returns to where it was. It does not start at the heading, because Orca then reads
 * nothing. The popup closes when its container is hidden, because an invisible popup would block the page.
 */
export function Dialog({
  name,
  heading,
  label,
  isClosable = true,
  isBusy = false,
  step,
  onClose,
  onHidden = onClose,
  closesSilently,
  children,
}: DialogProps): ReactNode {
  const t = useCopy('common');
  const host = useHost();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const titleId = useId();
  const shownStep = useRef(step);

  const lockScroll = useEffectEvent(() => host.lockScroll());
  const opened = useEffectEvent(() => {
    host.dispatch('popup-open', { popup: name });
  });
  const closed = useEffectEvent(() => {
    if (!closesSilently?.()) host.dispatch('popup-close', { popup: name });
  });

  const hidden = useEffectEvent(() => {
    // A closed dialog is not hidden: the observer may report after the next frame.
    if (dialog.current?.open && !dialog.current.checkVisibility()) onHidden();
  });

  useTabLoop({ dialog, title, end });
  useStyles(dialogStyles);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const release = lockScroll();
    element.showModal();
    element.focus();
    // For browsers in which a dialog without `tabindex` cannot have focus.
    if (!element.matches(':focus')) title.current?.focus();
    opened();
    hidden();
    const sizes = new ResizeObserver(hidden);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      element.close();
      release();
      closed();
    };
  }, []);

  useLayoutEffect(() => {
    if (step === shownStep.current) return;
    shownStep.current = step;
    title.current?.focus();
  }, [step]);

  // The platform removes a moved dialog from the top layer.
  useMoved(
    useCallback(() => {
      if (dialog.current?.matches(':modal')) return; // moved with `moveBefore`
      dialog.current?.close();
      dialog.current?.showModal();
    }, []),
  );

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
      closedby={isClosable && !isBusy ? undefined : 'none'}
      onCancel={(event) => {
        if (!isClosable || isBusy) event.preventDefault(); // for browsers without `closedby`
      }}
      onClose={(event) => {
        if (event.target === dialog.current && !event.currentTarget.open) onClose();
      }}
    >
      <div className="dialog-head">
        <Heading level={2} id={titleId} className="dialog-title" ref={title}>
          {heading}
        </Heading>
        {isClosable && (
          <button
            type="button"
            name="close"
            className="icon-button"
            aria-label={t('common.close')}
            disabled={isBusy}
            onClick={onClose}
          >
            <Drawing path={CROSS} />
          </button>
        )}
      </div>
      {children}
      <span className="dialog-end" ref={end} />
    </dialog>
  );
}
