import type { applications as english } from './applications.en';
import type { Translation } from '../../src/copy/types';

export const applications: Translation<typeof english> = {
  'applications.heading': 'Sus solicitudes',
  'applications.count.approved': 'Aprobadas: {count}',
  'applications.count.sent': 'Enviadas: {count}',
  'applications.count.unfinished': 'Por terminar: {count}',
  'applications.count.ended': 'Rechazadas o retiradas: {count}',
  'applications.group.approved': 'Aprobadas',
  'applications.group.unfinished': 'Por terminar',
  'applications.group.sent': 'Enviadas',
  'applications.group.ownStatus': 'Otras solicitudes',
  'applications.group.ended': 'Denegadas o retiradas',
  'applications.unnamed': 'Plan {planId}',
  'applications.kind': '{type} para {year}',
  'applications.type.unknown': 'Plan',
  'applications.type.MA': 'Plan Medicare Advantage',
  'applications.type.MAPD': 'Plan Medicare Advantage con cobertura de medicamentos',
  'applications.type.PDP': 'Plan de medicamentos recetados',
  'applications.type.SNP': 'Plan de necesidades especiales',
  'applications.type.MS': 'Plan Suplementario de Medicare',
  'applications.status.saved': 'Guardada',
  'applications.status.inProgress': 'En curso',
  'applications.status.submitted': 'Enviada',
  'applications.status.pending': 'Pendiente',
  'applications.status.approved': 'Aprobada',
  'applications.status.denied': 'Denegada',
  'applications.status.withdrawn': 'Retirada',
  'applications.next.unfinished': 'Ya empezó estas solicitudes. Termine la del plan que quiere y envíela.',
  'applications.next.unfinishedApproved':
    'Ya tiene un plan aprobado. Si envía una de estas para el mismo año, ese plan puede terminar.',
  'applications.next.saved':
    'Sus respuestas están guardadas. El paso que sigue es terminar la solicitud y enviarla.',
  'applications.next.inProgress':
    'Usted ya empezó esta solicitud. El paso que sigue es terminarla y enviarla.',
  'applications.next.submitted': 'Su solicitud se envió. Ahora la van a revisar.',
  'applications.next.pending': 'Su solicitud está en revisión. Aquí verá la decisión.',
  'applications.next.approved':
    'Su solicitud fue aprobada. El plan le enviará una tarjeta, y una primera factura si usted debe una prima.',
  'applications.next.approvedFrom':
    'Su solicitud fue aprobada. Su cobertura comienza el {date}. El plan le enviará una tarjeta, y una primera factura si usted debe una prima.',
  'applications.next.denied': 'Su solicitud no fue aprobada. Si tiene preguntas, comuníquese con el plan.',
  'applications.next.withdrawn': 'Su solicitud fue retirada. No se va a procesar.',
  'applications.loading': 'Cargando sus solicitudes',
  'applications.replaceable': 'Si envía otra para el mismo año, este plan puede terminar.',
  'applications.unchecked': 'Su solicitud se envió. Ahora no podemos ver en qué estado está.',
  'applications.checking': 'Estamos viendo en qué estado está su solicitud…',
  'applications.saved': 'Guardada el {time}',
  'applications.confirmation': 'Número de confirmación: {number}',
  'applications.call': 'Llame al {phone}',
  'applications.tty': 'TTY {tty}',
  'applications.continue': 'Continuar su solicitud',
  'applications.view': 'Ver la solicitud',
  'applications.failed':
    'No podemos mostrar sus solicitudes en este momento. No se ha perdido nada. Vuelva a cargar la página.',
};
