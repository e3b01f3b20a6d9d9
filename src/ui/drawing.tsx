import type { ReactNode } from 'react';

/** A decorative icon, which screen readers skip: text next to it has the same meaning. */
export function Drawing({
  path,
  ...attributes
}: {
  /** SVG path on a 24 × 24 grid. */
  path: string;
  className?: string;
  'data-icon'?: string;
}): ReactNode {
  return (
    <svg {...attributes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** An arrow that points down. */
export const ARROW = 'M6 9l6 6 6-6';

/** The sign on buttons that close something, and of what is not covered. */
export const CROSS = 'M5 5l14 14M19 5L5 19';

/** The sign of what is covered in part. */
export const EXCLAMATION = 'M12 4v8M12 19v.01';

/** The sign of what is not known. */
export const QUESTION = 'M9 9.5a3 3 0 116 0c0 2-3 2-3 4.5M12 18v.01';

/** A check mark. */
export const TICK = 'M5 12.5l4.5 4.5L19 7.5';
