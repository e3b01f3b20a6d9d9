import type { nextSteps as english } from './next-steps.en';
import type { Translation } from '../../src/copy/types';

export const nextSteps: Translation<typeof english> = {
  'nextSteps.heading': 'Su próximo paso',
  'nextSteps.step.finishApplication': 'Ya puede mandar su solicitud para {year}. Solo falta que la termine.',
  'nextSteps.step.finishThisYear':
    'Usted no envió su solicitud para {year}. Envíela, o llame y pregunte cuándo puede empezar el plan.',
  'nextSteps.step.finishSupplement':
    'Usted no envió su solicitud de un plan Suplementario de Medicare. Termine de llenarla y envíela.',
  'nextSteps.step.finishedTooLate':
    'Usted empezó una solicitud para {year} y no la envió. La inscripción abierta terminó el 7 de diciembre. Llame para saber si todavía puede inscribirse en un plan.',
  'nextSteps.step.awaitDecision':
    'Usted envió una solicitud para {year}. Ahora decide el plan. Si le falta algo, se lo pedirá.',
  'nextSteps.step.askAboutApplication':
    'Usted envió una solicitud para {year}. Ahora mismo no podemos ver en qué estado está. Intente más tarde, o llame.',
  'nextSteps.step.awaitCard':
    'Su solicitud para {year} fue aprobada. Su nueva tarjeta debe llegar por correo.',
  'nextSteps.step.awaitStart':
    'Usted tiene un plan que comienza el {planStart}. Su nueva tarjeta debe llegar por correo.',
  'nextSteps.step.chooseAnother':
    'Su solicitud para {year} no fue aprobada. Llame para saber por qué, o elija otro plan.',
  'nextSteps.step.callAfterDenial':
    'Su solicitud para {year} no fue aprobada. Llame para saber por qué y qué puede hacer ahora.',
  'nextSteps.step.callAfterEnd':
    'Su plan terminó el {planEnd}. Tal vez tenga poco tiempo para inscribirse en otro plan. Llame hoy.',
  'nextSteps.step.enroll': 'Inscríbase en un plan que guardó para {year}.',
  'nextSteps.step.lookAhead':
    'Vea ahora los planes para {year}. Puede inscribirse a partir del 15 de octubre.',
  'nextSteps.step.comparePlans':
    'Vea los planes para {year}. Ahora puede inscribirse en un plan o cambiar de plan.',
  'nextSteps.step.changeOnce':
    'Usted puede cambiar una vez su plan Medicare Advantage. El nuevo plan empieza el primer día del mes siguiente.',
  'nextSteps.step.changeInJanuary':
    'Del 1 de enero al 31 de marzo de {year}, usted puede cambiar una vez su plan Medicare Advantage.',
  'nextSteps.step.askIfStillPossible':
    'El plazo para {year} se cerró el 7 de diciembre. Hay personas que aún pueden entrar en un plan. Llame y pregunte si usted puede.',
  'nextSteps.step.askWhenPossible':
    'Usted puede inscribirse en un plan para {year} solo en ciertas fechas, o si algo cambia en su vida, como una mudanza. Llame para saber si puede inscribirse ahora.',
  'nextSteps.step.applyForSupplement':
    'Usted puede solicitar un plan Suplementario de Medicare en cualquier momento. La compañía puede preguntar por su salud, y puede decir que no.',
  'nextSteps.daysLeft.one': 'Falta 1 día: hasta el {date}',
  'nextSteps.daysLeft.other': 'Faltan {count} días: hasta el {date}',
  'nextSteps.lastDay': 'Hoy, {date}, es el último día.',
  'nextSteps.otherwise.notEnrolled': 'Si no la envía, no tendrá ese plan.',
  'nextSteps.otherwise.planContinues':
    'Si no hace nada, sigue en su plan si se ofrece en {year}. Pueden cambiar sus costos y los medicamentos que cubre.',
  'nextSteps.otherwise.nothingChanges': 'Si no hace nada, sigue en el plan que tiene.',
  'nextSteps.otherwise.planEnds':
    'Su plan termina el {planEnd}. Si no hace nada, el plan no paga después de ese día.',
  'nextSteps.otherwise.mustWait':
    'Si tiene un plan, sigue en él si se ofrece en {year}. Si no tiene ninguno, tal vez deba esperar hasta el próximo otoño para inscribirse en uno.',
  'nextSteps.note.drugPlanEndsItself':
    'No tiene que cancelar su plan de medicamentos anterior. Termina cuando empieza el nuevo.',
  'nextSteps.note.advantagePlanEndsItself':
    'No tiene que cancelar su plan anterior. Termina cuando empieza el nuevo.',
  'nextSteps.note.advantagePlanAtRisk':
    'Un plan de medicamentos aparte puede cancelar su plan Medicare Advantage. Llame para saberlo.',
  'nextSteps.note.drugPlanAtRisk':
    'Un plan Medicare Advantage puede cancelar su plan de medicamentos. Llame para saberlo.',
  'nextSteps.note.supplementStays':
    'Un plan Medicare Advantage no cancela su plan Suplementario de Medicare. Llame a esa compañía antes de cambiarlo.',
  'nextSteps.note.openEnrollmentEnds':
    'Para inscribirse en un plan para {nextYear}, tiene hasta el 7 de diciembre.',
  'nextSteps.call': '¿Tiene preguntas? Llame al {phone} (TTY {tty}).',
  'nextSteps.call.withoutNumber': '¿Tiene preguntas? Llame al número de la tarjeta de su plan.',
  'nextSteps.callMedicare': 'También puede llamar a Medicare: {phone} (TTY {tty}).',
  'nextSteps.calendar': 'Agregar el último día a su calendario',
  'nextSteps.calendar.saving': 'Su navegador guarda un archivo. Ábralo para poner el día en su calendario.',
  'nextSteps.calendar.title': 'Medicare: último día para los planes de {year}',
  'nextSteps.calendar.title.advantage': 'Medicare Advantage: último día para cambiar de plan',
  'nextSteps.calendar.text': 'Revise lo que guardó antes de este día.',
};
