import { configAtom } from '../state/config';
import { useValue } from '../state/react';
import { useLocale } from './element-frame';

/** Hours of a phone number, in the language of the element. The single source for all texts (CONST-11, CONSTB-12). */
export function useHours(name: 'support' | 'agent' | 'faq'): string {
  const { hours } = useValue(configAtom);
  const locale = useLocale();
  const value = hours[name] ?? hours.support;
  return typeof value === 'string' ? value : (value[locale] ?? value.en ?? '');
}
