import { useEffect, useState, type ReactNode, type Ref } from 'react';

export interface NoticeProps {
  isShown: boolean;
  className?: string;
  /** Read out when it comes. */
  message: ReactNode;
  /** Read out in the place of a message that is gone. */
  goneMessage?: string;
  /** Focus can be sent here, though Tab does not stop at it, and what follows is the next stop. */
  ref?: Ref<HTMLDivElement>;
  onBlur?(): void;
  /** What can be done about it. */
  children: ReactNode;
}

/**
 * A message that comes by itself. Screen readers announce what gets into a region that they know already: so the region
 * is there first, and the message only after it has been drawn.
 */
export function Notice(props: NoticeProps): ReactNode {
  const { className, message, goneMessage, ref, onBlur, children } = props;
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    setIsDrawn(true);
  }, []);
  const isShown = props.isShown && isDrawn;
  return (
    <div
      ref={ref}
      className={className ? `notice ${className}` : 'notice'}
      data-shown={isShown || undefined}
      tabIndex={ref ? -1 : undefined}
      onBlur={onBlur}
    >
      <div role="status" className="notice-message">
        {isShown ? message : goneMessage && <p className="visually-hidden">{goneMessage}</p>}
      </div>
      {isShown && children}
    </div>
  );
}
