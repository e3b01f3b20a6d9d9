import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { onPagePress } from '../../src/browser/document-events';
import { useCopy } from '../../src/ui/copy-context';
import { ARROW, Drawing } from '../../src/ui/drawing';

/**
 * One button for all account controls, if there is no space for a row of them. A disclosure with links, not a `menu`,
 * so that links stay links for screen readers. A press on a control closes the list and leaves focus on the button.
 * Popups return focus to that button.
 */
export function AccountMenu({ items }: { items: readonly ReactNode[] }): ReactNode {
  const t = useCopy('banner');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (options?: FocusOptions): void => {
    setOpen(false);
    button.current?.focus(options);
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
      role="presentation"
      ref={box}
      onKeyDown={handleKey}
      onClick={({ target }) => {
        // The page must not scroll behind the popup that the control opens.
        if (target instanceof Node && list.current?.contains(target)) close({ preventScroll: true });
      }}
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
        <Drawing path={ARROW} />
      </button>
      <ul ref={list} id={id} className="account-menu" hidden={!isOpen} aria-label={t('banner.account')}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
