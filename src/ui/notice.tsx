import type { ReactNode, Ref } from 'react';
import { MeaningIcon, type Meaning } from './meaning';

export interface NoticeProps {
  isShown: boolean;
  meaning: Meaning;
  className?: string;
  /** Announced when it appears. */
  message: ReactNode;
  /** Announced instead of a message that has disappeared. */
  goneMessage?: string;
  /** The notice can receive focus from scripts, but is no tab stop; the control after it is the next tab stop. */
  ref?: Ref<HTMLDivElement>;
  /** Actions. */
  children: ReactNode;
}

/**
 * A message that appears automatically, in a live region that always exists: screen readers announce text that is added
 * to it.
 */
export function Notice(props: NoticeProps): ReactNode {
  const { isShown, meaning, className, message, goneMessage, ref, children } = props;
  return (
    <div
      ref={ref}
      className={className ? `notice ${className}` : 'notice'}
      data-shown={isShown || undefined}
      data-meaning={isShown ? meaning : undefined}
      tabIndex={ref ? -1 : undefined}
    >
      {isShown && <MeaningIcon meaning={meaning} />}
      <div role="status" className="notice-message">
        {isShown ? message : goneMessage && <p className="visually-hidden">{goneMessage}</p>}
      </div>
      {isShown && children}
    </div>
  );
}
