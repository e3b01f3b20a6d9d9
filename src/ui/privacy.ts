import { createContext, useContext } from 'react';
import type { MarkerProps } from '../domain/mask-markers';

export const PrivacyContext = createContext<MarkerProps>({});

/**
 * Props of a node that shows, or is told, what is nobody's business but the shopper's (names, drugs, doctors, what is typed):
 * session recorders leave it out.
 */
export function usePrivate(className = ''): MarkerProps {
  const { className: markers = '', ...attributes } = useContext(PrivacyContext);
  return { ...attributes, className: `${className} ${markers}`.trim() };
}
