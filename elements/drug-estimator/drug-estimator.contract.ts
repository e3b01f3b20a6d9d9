import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import {
  authorContent,
  navigate,
  popupClose,
  popupOpen,
  rootPart,
} from '../../src/element-kit/shared-contract';
import { themeProperties } from '../../src/styles/theme-properties';

export const drugEstimatorContract = {
  tag: 'shopper-profile-drug-estimator',
  summary: 'Opens the drug cost estimator of the site, or leads to it, from the view of the drugs.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Shows in the drugs view, if the site has a drug cost estimator (`vendors.drugEstimator` or `routes.drugCostEstimator`).',
    es: 'Aparece en la vista de medicamentos si el sitio tiene un estimador de costos (`vendors.drugEstimator` o `routes.drugCostEstimator`).',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, 'popup-open': popupOpen, 'popup-close': popupClose },
  parts: rootPart,
  cssProperties: themeProperties,
  slots: {
    ...authorContent,
    'shopper-profile-tool': 'Taken by the estimator while it is open.',
  },
  example: '<shopper-profile-drug-estimator heading-level="3"></shopper-profile-drug-estimator>',
} as const satisfies ElementContract;
