import type { Translation } from './types';
import type { compareChoice as english } from './compare-choice.en';

export const compareChoice: Translation<typeof english> = {
  'compareChoice.label': 'Comparar',
  'compareChoice.labelOf': 'Comparar: {name}',
  'compareChoice.none': 'No hay ningún plan elegido para comparar.',
  'compareChoice.count.one': 'Hay 1 plan elegido. Elija 1 más para comparar.',
  'compareChoice.count.other': 'Hay {count} planes elegidos para comparar.',
  'compareChoice.pair': 'Esta lista tiene 2 planes. Se comparan los dos.',
  'compareChoice.full': 'Puede comparar {most} planes a la vez. Para comparar este, desmarque otro primero.',
};
