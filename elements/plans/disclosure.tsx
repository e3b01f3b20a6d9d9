import { useId, type ReactNode } from 'react';

export interface DisclosureProps {
  /** Of the button, for analytics. */
  name: string;
  label: string;
  /** What it is about: screen readers say it after the label, so that each button has a name of its own. */
  of?: string | undefined;
  isOpen: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** A button that shows and hides what is below it; hidden content is not in the page at all. */
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
