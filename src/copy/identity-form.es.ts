import type { identityForm as english } from './identity-form.en';
import type { Translation } from './types';

export const identityForm: Translation<typeof english> = {
  'identityForm.required': 'Los campos marcados con * son obligatorios.',
  'identityForm.problems.one': 'Revise 1 campo',
  'identityForm.problems.other': 'Revise {count} campos',
  'identityForm.firstName': 'Nombre',
  'identityForm.firstName.error': 'Error: Escriba un nombre válido',
  'identityForm.lastName': 'Apellido',
  'identityForm.lastName.error': 'Error: Escriba un apellido válido',
  'identityForm.email': 'Correo electrónico',
  'identityForm.email.error': 'Error: Escriba un correo electrónico válido',
  'identityForm.email.advice': 'Tiene esta forma: nombre@example.com.',
  'identityForm.dob': 'Fecha de nacimiento',
  'identityForm.dob.hint': 'Por ejemplo: 2 14 1950',
  'identityForm.dob.error': 'Error: Escriba una fecha de nacimiento válida',
  'identityForm.dob.month': 'Escriba un mes entre 1 y 12.',
  'identityForm.dob.day': 'Escriba un día entre 1 y 31.',
  'identityForm.dob.year': 'Escriba el año con 4 dígitos, por ejemplo 1950.',
  'identityForm.dob.futureYear': 'Escriba un año que no sea futuro.',
  'identityForm.dob.calendar': 'Escriba un día que tenga ese mes.',
  'identityForm.month': 'Mes (MM)',
  'identityForm.day': 'Día (DD)',
  'identityForm.year': 'Año (AAAA)',
  'identityForm.gender': 'Género',
  'identityForm.gender.female': 'Femenino',
  'identityForm.gender.male': 'Masculino',
  'identityForm.gender.error': 'Error: Elija un género',
  'identityForm.zipCode': 'Código postal',
  'identityForm.zipCode.hint': '5 dígitos',
  'identityForm.zipCode.error': 'Error: Escriba un código postal válido',
  'identityForm.memberId': 'Número de Medicare, en su tarjeta roja, blanca y azul',
  'identityForm.memberId.error': 'Error: Escriba un número de Medicare válido',
  'identityForm.medicareNumber': 'Número de Medicare',
  'identityForm.medicareNumber.error': 'Error: Escriba un número de Medicare válido',
  'identityForm.number.hint':
    '11 letras y números, como en su tarjeta: 1EG4-TE5-MK73. Puede omitir los guiones.',
  'identityForm.number.otherHint': 'De 9 a 10 dígitos sin espacios, o como en su tarjeta: 1EG4-TE5-MK73',
  'identityForm.number.tooShort': 'Tiene {count} de 11 letras y números.',
  'identityForm.number.tooLong': 'Tiene {count} letras y números en vez de 11.',
  'identityForm.number.digitAbove0':
    'El carácter {position} es “{character}”. Tiene que ser un número del 1 al 9.',
  'identityForm.number.digit': 'El carácter {position} es “{character}”. Tiene que ser un número.',
  'identityForm.number.letter':
    'El carácter {position} es “{character}”. Tiene que ser una letra, pero no S, L, O, I, B ni Z.',
  'identityForm.number.letterOrDigit':
    'El carácter {position} es “{character}”. Tiene que ser un número, o una letra que no sea S, L, O, I, B ni Z.',
  'identityForm.number.lookalike':
    'El carácter {position} es la letra “{character}”, que no está en ningún número de Medicare. ¿Es el número {digit}?',
  'identityForm.attestation':
    'Declaro que soy la persona indicada arriba y que pueden buscar mi información.',
  'identityForm.attestation.error': 'Error: Debe hacer la declaración para continuar',
  'identityForm.failed': 'No pudimos confirmar su identidad.',
  'identityForm.serverError': 'Algo falló de nuestra parte. Esto no usó ningún intento.',
  'identityForm.noAnswer': 'Algo falló de nuestra parte. Inténtelo de nuevo.',
  'identityForm.retriesLeft': 'Le queda(n) {attempts} intento(s) para confirmar su identidad.',
  'identityForm.noRetriesLeft':
    'Lo sentimos, pero ha llegado al número máximo de intentos para confirmar su identidad. Comuníquese con nosotros para intentarlo de nuevo',
  'identityForm.call': '{phone} (TTY: {tty}), sin costo, {hours}',
  'identityForm.tty': '(TTY: {tty}), sin costo, {hours}',
  'identityForm.added': 'Su información se agregó a su perfil',
  'identityForm.continue': 'Continuar',
};
