import { configAtom } from '../state/config';
import { useValue } from '../state/react';
import { useLocale } from './piece-frame';

/** When a telephone number is answered, in the language of the piece: one source for every text that says so (CONST-11, CONSTB-12). */
export function useHours(name: 'support' | 'agent' | 'faq'): string {
  const { hours } = useValue(configAtom);
  const locale = useLocale();
  const value = hours[name] ?? hours.support;
  return typeof value === 'string' ? value : (value[locale] ?? value.en ?? '');
}
