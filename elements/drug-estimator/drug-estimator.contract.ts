import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const drugEstimatorContract = {
  tag: 'shopper-profile-drug-estimator',
  summary: 'Opens the site’s drug cost estimator, or links to it, from the drugs view.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Shows in the drugs view, if the site has a drug cost estimator (`vendors.drugEstimator` or `routes.drugCostEstimator`).',
    es: 'Aparece en la vista de medicamentos si el sitio tiene un estimador de costos (`vendors.drugEstimator` o `routes.drugCostEstimator`).',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, ...popupEvents },
  slots: {
    'shopper-profile-tool': 'Used by the drug cost estimator while it is open.',
  },
  example: '<shopper-profile-drug-estimator heading-level="3"></shopper-profile-drug-estimator>',
} as const satisfies ElementContract;
