import { useId, type ReactNode } from 'react';

export interface DisclosureProps {
  /** Name of the button, for analytics. */
  name: string;
  label: string;
  /** Subject of the button. Screen readers announce it after the label, so that each button has a unique name. */
  of?: string | undefined;
  isOpen: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** A button that shows and hides the content below it. Hidden content is not rendered. */
export function Disclosure({ name, label, of, isOpen, onToggle, children }: DisclosureProps): ReactNode {
  const id = useId();
  return (
    <div className="disclosure">
      <button
        type="button"
        name={name}
        className="disclosure-button"
        aria-label={of && `${label}: ${of}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span>{label}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {isOpen && (
        <div id={id} className="disclosure-panel">
          {children}
        </div>
      )}
    </div>
  );
}
