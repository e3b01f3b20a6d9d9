import type { ReactNode } from 'react';
import type { ProviderKind } from '../../src/domain/profile/providers';

/** SVG paths on a 24 × 24 grid. */
const drawings: Record<ProviderKind, string> = {
  place: 'M4 21V8l8-5 8 5v13zM12 9v6M9 12h6M9.500 21v-3h5v3',
  dental: 'M12 6c-2-2-6-3-7 1-1 3 1 5 1 8s1 5 2 5c2 0 1-5 4-5s2 5 4 5c1 0 2-2 2-5s2-5 1-8c-1-4-5-3-7-1z',
  behavioral:
    'M9 21v-3H7a2 2 0 01-2-2v-2l-2-1 2-4a7 7 0 0114 1c0 3-2 4-2 6v5M12 13s-3-1.800-3-4a1.600 1.600 0 013-.800A1.600 1.600 0 0115 9c0 2.200-3 4-3 4z',
  medical: 'M6 3v5a4 4 0 008 0V3M10 12v3a5 5 0 0010 0v-2M20 13a2 2 0 100-4 2 2 0 000 4z',
  general: 'M12 11a4 4 0 100-8 4 4 0 000 8zM4 21c0-4 4-6 8-6s8 2 8 6',
};

/** Icon for the kind of care; `label` is its text alternative (DOCS-08, DOCS-09). */
export function ProviderIcon({ kind, label }: { kind: ProviderKind; label: string }): ReactNode {
  return (
    <svg className="item-icon" viewBox="0 0 24 24" role="img" aria-label={label} data-icon={kind}>
      <path d={drawings[kind]} />
    </svg>
  );
}
