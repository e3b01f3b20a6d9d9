import type { ReactNode, Ref } from 'react';

export interface HeadingProps {
  /** 1 to 6; deeper levels become 6. */
  level: number;
  id?: string;
  className?: string;
  /** The heading can receive focus from scripts, but is no tab stop. */
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
