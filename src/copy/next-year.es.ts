import type { nextYear as english } from './next-year.en';
import type { Translation } from './types';

export const nextYear: Translation<typeof english> = {
  'nextYear.in': 'En {year}',
  'nextYear.keep': 'Si conserva este plan en {year}',
  'nextYear.drug.single': '{name} no tiene cobertura',
  'nextYear.drug.two': 'Sin cobertura: {name}, {other}',
  'nextYear.drug.several': 'Sin cobertura: {name}, {other} y {count} más de sus medicamentos',
  'nextYear.doctor.single': '{name} no está en la red',
  'nextYear.doctor.two': 'Fuera de la red: {name}, {other}',
  'nextYear.doctor.several': 'Fuera de la red: {name}, {other} y {count} más de sus médicos',
  'nextYear.premium.plain': 'Prima mensual de {to} en lugar de {from}',
  'nextYear.premium.included': 'Prima mensual de {to} en lugar de {from} con Ayuda Adicional',
  'nextYear.premium.notIncluded':
    'Prima mensual de {to} en lugar de {from} sin Ayuda Adicional (con ella puede pagar menos)',
  'nextYear.drugCost.plain': 'Unos {amount} más al año en medicamentos',
  'nextYear.drugCost.included': 'Unos {amount} más al año en medicamentos con Ayuda Adicional',
  'nextYear.drugCost.notIncluded': 'Unos {amount} más al año en medicamentos sin Ayuda Adicional',
  'nextYear.others.one': '1 cambio más',
  'nextYear.others.other': '{count} cambios más',
  'nextYear.changes.one': '1 cambio',
  'nextYear.changes.other': '{count} cambios',
  'nextYear.same.one': 'Sin cambios en el único dato que pudimos comparar',
  'nextYear.same.other': 'Sin cambios en los {count} datos que pudimos comparar',
  'nextYear.notFound': 'No lo encontramos en los planes de {county}',
  'nextYear.notFound.noCounty': 'No lo encontramos en los planes de su condado',
  'nextYear.saved.one': 'Su otro plan guardado de este tipo: unos {amount}',
  'nextYear.saved.other': 'El menor de otros {count} planes guardados de este tipo: unos {amount}',
  'nextYear.see.one': 'Vea su otro plan guardado de este tipo',
  'nextYear.see.other': 'Vea sus otros {count} planes guardados de este tipo',
  'nextYear.all': 'Ver todos los cambios',
  'nextYear.about': 'Más sobre {year}',
};
