import type { ReactNode } from 'react';
import { Drawing, TICK } from './drawing';

/** SVG paths on a 24 × 24 grid. */
const drawings: Record<string, string> = {
  doctor: 'M6 3v5a4 4 0 008 0V3M10 12v3a5 5 0 0010 0v-2M20 13a2 2 0 100-4 2 2 0 000 4z',
  specialist: 'M12 20S4 15 4 9a4 4 0 018-1 4 4 0 018 1c0 6-8 11-8 11zM4 12h5l2-3 2 5 2-2h5',
  dental: 'M12 6c-2-2-6-3-7 1-1 3 1 5 1 8s1 5 2 5c2 0 1-5 4-5s2 5 4 5c1 0 2-2 2-5s2-5 1-8c-1-4-5-3-7-1z',
  vision: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zM12 15a3 3 0 100-6 3 3 0 000 6z',
  hearing: 'M7 9a5 5 0 0110 0c0 4-4 4-4 8a3 3 0 01-5 2M10 9a2 2 0 014 0c0 2-2 2-2 4',
  fitness: 'M4 9v6M7 7v10M17 7v10M20 9v6M7 12h10',
  drug: 'M4 13l9-9a5 5 0 017 7l-9 9a5 5 0 01-7-7zM8.5 8.5l7 7',
  hospital: 'M4 21V8l8-5 8 5v13zM12 9v6M9 12h6',
  money: 'M12 3v18M16 7c-1-1-2-2-4-2-3 0-4 2-4 3 0 4 8 2 8 6 0 2-2 3-4 3s-4-1-5-2',
};

const keywords: [RegExp, string][] = [
  [/(?<![a-z])dent|teeth/i, 'dental'],
  [/vision|eye/i, 'vision'],
  [/(?<![a-z])hear(?!t)/i, 'hearing'],
  [/(?<![a-z])(fit|gym)/i, 'fitness'],
  [/drug|rx|pill|prescription/i, 'drug'],
  [/hosp/i, 'hospital'],
  [/specialist/i, 'specialist'],
  [/doctor|pcp|physician|primary/i, 'doctor'],
  [/money|otc|premium|cost|dollar/i, 'money'],
];

/** Finds the subject of a benefit line, if its text names one. Icon files of the content often show something else. */
const kinds =
  /\b(dental|teeth|vision|eye|hearing|drugs?|prescriptions?|specialist|primary (?:doctor|care))\b/i;

const iconOf = (words: string): string | undefined => keywords.find(([pattern]) => pattern.test(words))?.[1];

/**
 * Name of the icon for a benefit line: by its text, otherwise by the icon file of the content. An unknown file gets the
 * default icon (PLANS-27).
 */
export const iconNameOf = (fileName: string, text = ''): string =>
  iconOf(kinds.exec(text)?.[0] ?? '') ?? iconOf(fileName) ?? 'default';

/** Decorative only: adjacent text has the same meaning. */
export function Icon({ name }: { name: string }): ReactNode {
  return <Drawing className="icon" data-icon={name} path={drawings[name] ?? TICK} />;
}
