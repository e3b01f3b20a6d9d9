import { createContext, useContext } from 'react';
import type { MarkerProps } from '../domain/mask-markers';

export const PrivacyContext = createContext<MarkerProps>({});

/**
 * Props for a node that shows or receives personal data (names, drugs, doctors, typed text). They exclude it from
 * session recordings.
 */
export function usePrivate(className = ''): MarkerProps {
  const { className: markers = '', ...attributes } = useContext(PrivacyContext);
  return { ...attributes, className: `${className} ${markers}`.trim() };
}
