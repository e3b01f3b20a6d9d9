import type { disclosures as english } from './disclosures.en';
import type { Translation } from '../../src/copy/types';

export const disclosures: Translation<typeof english> = {
  'disclosures.heading': 'Avisos sobre los planes Suplementarios de Medicare',
  'disclosures.government':
    'El seguro Suplementario de Medicare es un seguro privado. No está asegurado ni respaldado por el gobierno de los Estados Unidos ni por el programa federal Medicare, ni tiene conexión con ellos.',
  'disclosures.underwriting':
    'Puede importar cuándo presenta su solicitud. La compañía de seguros puede hacerle preguntas sobre su salud. Esto se llama evaluación médica. Es posible que usted pague más o que no lo acepten.',
  'disclosures.availability':
    'No todos los planes están disponibles en todos los estados. Las reglas sobre quién puede solicitarlos pueden variar de un estado a otro.',
  'disclosures.benefits':
    'Los beneficios y las primas varían según el plan. Las primas también pueden depender de dónde vive y de otras cosas, como su edad. Las primas pueden cambiar.',
  'disclosures.contact':
    'Los planes tienen exclusiones y límites. Para conocer los costos y todos los detalles, llame al {phone} (TTY {tty}).',
  'disclosures.contactWithoutPhone':
    'Los planes tienen exclusiones y límites. Para conocer los costos y todos los detalles, comuníquese con la compañía de seguros. TTY {tty}.',
};
