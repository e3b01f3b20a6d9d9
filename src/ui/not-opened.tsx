import type { ReactNode } from 'react';
import { useCopy } from './copy-context';

/** Stands where something was asked for whose files did not come; the next press asks for them again. */
export function NotOpened(): ReactNode {
  return (
    <p role="alert" className="error-text">
      {useCopy()('common.popupFailed')}
    </p>
  );
}
