import type { ReactNode, Ref } from 'react';

export interface NoticeProps {
  isShown: boolean;
  className?: string;
  /** Read out when it comes. */
  message: ReactNode;
  /** Read out in the place of a message that is gone. */
  goneMessage?: string;
  /** Focus can be sent here, though Tab does not stop at it, and what follows is the next stop. */
  ref?: Ref<HTMLDivElement>;
  /** What can be done about it. */
  children: ReactNode;
}

/** A message that comes by itself, in a region that is always there: screen readers announce what gets into it. */
export function Notice(props: NoticeProps): ReactNode {
  const { isShown, className, message, goneMessage, ref, children } = props;
  return (
    <div
      ref={ref}
      className={className ? `notice ${className}` : 'notice'}
      data-shown={isShown || undefined}
      tabIndex={ref ? -1 : undefined}
    >
      <div role="status" className="notice-message">
        {isShown ? message : goneMessage && <p className="visually-hidden">{goneMessage}</p>}
      </div>
      {isShown && children}
    </div>
  );
}
