import type { ReactNode } from 'react';

/** SVG paths on a 24 × 24 grid. */
const drawings: Record<string, string> = {
  default: 'M5 12.5l4.5 4.5L19 7.5',
  doctor: 'M12 5v14M5 12h14',
  dental: 'M7 4c-3 0-4 3-3 7s2 9 4 9 1-5 4-5 2 5 4 5 3-5 4-9-0-7-3-7-3 2-5 2-2-2-5-2z',
  vision: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zM12 15a3 3 0 100-6 3 3 0 000 6z',
  hearing: 'M8 20c-2-2-3-6-3-9a7 7 0 0114 0c0 4-4 5-5 8s-4 4-6 1M9 11a3 3 0 016 0c0 2-2 2-2 4',
  fitness: 'M4 9v6M7 7v10M17 7v10M20 9v6M7 12h10',
  drug: 'M10 3l11 11a5 5 0 01-7 7L3 10a5 5 0 017-7zM8.500 8.500l7 7',
  hospital: 'M4 21V8l8-5 8 5v13zM12 9v6M9 12h6',
  money: 'M12 3v18M16 7c-1-1-2-2-4-2-3 0-4 2-4 3 0 4 8 2 8 6 0 2-2 3-4 3s-4-1-5-2',
};

const keywords: [RegExp, string][] = [
  [/(?<![a-z])dent/i, 'dental'],
  [/vision|eye/i, 'vision'],
  [/(?<![a-z])hear(?!t)/i, 'hearing'],
  [/(?<![a-z])(fit|gym)/i, 'fitness'],
  [/drug|rx|pill|prescription/i, 'drug'],
  [/hosp/i, 'hospital'],
  [/doctor|pcp|specialist|physician/i, 'doctor'],
  [/money|otc|premium|cost|dollar/i, 'money'],
];

/** Name of the icon for an icon file of the content. An unknown file gets the default icon (PLANS-27). */
export const iconNameOf = (fileName: string): string =>
  keywords.find(([pattern]) => pattern.test(fileName))?.[1] ?? 'default';

/** Decorative only: adjacent text has the same meaning. */
export function Icon({ name }: { name: string }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-icon={name}>
      <path d={drawings[name] ?? drawings.default} />
    </svg>
  );
}
