import type { ReactNode, Ref } from 'react';

export interface HeadingProps {
  /** 1 to 6; deeper ones stay at 6. */
  level: number;
  id?: string;
  className?: string;
  /** Focus can be sent here, though Tab does not stop at it. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function Heading({ level, id, className, ref, children }: HeadingProps): ReactNode {
  const Tag = `h${String(Math.min(Math.max(level, 1), 6))}` as 'h1';
  return (
    <Tag id={id} className={className} ref={ref} tabIndex={ref ? -1 : undefined}>
      {children}
    </Tag>
  );
}
