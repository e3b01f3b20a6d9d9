import type { recommendedPlan as english } from './recommended-plan.en';
import type { Translation } from './types';

export const recommendedPlan: Translation<typeof english> = {
  'recommendation.intro': 'Este plan para {year} es el que mejor se ajusta a sus respuestas.',
  'recommendation.answeredOn': 'Usted respondió el {date}.',
  'recommendation.why': 'Por qué este plan',
  'recommendation.reason.wantedType.MA': 'Usted pidió un plan Medicare Advantage.',
  'recommendation.reason.wantedType.PDP': 'Usted pidió un plan de medicamentos recetados.',
  'recommendation.reason.wantedType.SNP': 'Usted pidió un plan de necesidades especiales.',
  'recommendation.reason.wantedType.MS': 'Usted pidió un plan Suplementario de Medicare.',
  'recommendation.reason.allDrugs.one': 'Cubre el medicamento que usted indicó.',
  'recommendation.reason.allDrugs.other': 'Cubre los {count} medicamentos que usted indicó.',
  'recommendation.reason.someDrugs.one': 'Cubre 1 de los {total} medicamentos que usted indicó.',
  'recommendation.reason.someDrugs.other': 'Cubre {count} de los {total} medicamentos que usted indicó.',
  'recommendation.reason.allDoctors.one': 'El médico que usted guardó está en su red.',
  'recommendation.reason.allDoctors.other': 'Los {count} médicos que usted guardó están en su red.',
  'recommendation.reason.someDoctors.one': '1 de los {total} médicos que usted guardó está en su red.',
  'recommendation.reason.someDoctors.other':
    '{count} de los {total} médicos que usted guardó están en su red.',
  'recommendation.doctorsChecked': 'Comprobamos sus médicos el {date}.',
  'recommendation.reason.drugCost': 'Sus medicamentos costarían unos {amount} al año con este plan.',
  'recommendation.allResults': 'Ver todos mis resultados',
  'recommendation.type.MA': 'Plan Medicare Advantage',
  'recommendation.type.PDP': 'Plan de medicamentos recetados',
  'recommendation.type.SNP': 'Plan de necesidades especiales',
  'recommendation.type.MS': 'Plan Suplementario de Medicare',
  'recommendation.aboutType': 'Sobre este tipo de plan',
  'recommendation.typeInfo.heading': 'Información sobre el tipo de plan',
  'recommendation.typeInfo.MA':
    'Un plan Medicare Advantage cubre el hospital y los médicos. Es un plan de Medicare de una compañía privada. Muchos cubren también medicamentos, y extras como la atención dental. Es posible que deba usar médicos de su red.',
  'recommendation.typeInfo.SNP':
    'Un plan de necesidades especiales es un plan Medicare Advantage para personas con ciertos problemas de salud, que también tienen Medicaid o que necesitan la atención de un hogar de ancianos. Cubre medicamentos.',
  'recommendation.typeInfo.PDP':
    'Un plan de medicamentos recetados le ayuda a pagar los medicamentos. Agrega esa cobertura a Medicare Original o a un plan Suplementario de Medicare.',
  'recommendation.typeInfo.MS':
    'Un plan Suplementario de Medicare, también llamado Medigap, le ayuda a pagar los costos que Medicare Original le deja a usted. Puede ir a cualquier médico que acepte Medicare. No cubre medicamentos.',
  'recommendation.footnote': 'Nota {number}',
  'recommendation.footnote10':
    'Los extras de bienestar no son parte del seguro. Pueden cambiar. Es posible que no los haya donde usted vive.',
  'recommendation.footnote14':
    'Con un plan de deducible alto, usted paga primero los costos cubiertos por Medicare hasta un deducible anual. Después paga el plan.',
};
