import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { onPagePress } from '../../src/browser/document-events';
import { useCopy } from '../../src/ui/copy-context';

export interface AccountMenuProps {
  /** Links and buttons, as list items. `close` closes the menu and returns focus to its button. */
  children(close: () => void): ReactNode;
}

/**
 * One button for all controls of the account, where there is no width for a row of them. A disclosure with links, not a
 * `menu`, so that links stay links for screen readers.
 */
export function AccountMenu({ children }: AccountMenuProps): ReactNode {
  const t = useCopy('banner');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    return onPagePress((path) => {
      if (box.current && !path.includes(box.current)) setOpen(false);
    });
  }, [isOpen]);

  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return (
    <div
      className="account"
      ref={box}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Without a new target, the window has lost focus, or the shopper has pressed text of the menu.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        ref={button}
        className="button account-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {t('banner.account')}
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </button>
      <ul id={id} className="account-menu" hidden={!isOpen} aria-label={t('banner.account')}>
        {children(close)}
      </ul>
    </div>
  );
}
