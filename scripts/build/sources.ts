import { partner as partnerEnglish } from '../../elements/extra-help/partner.en';
import { partner as partnerSpanish } from '../../elements/extra-help/partner.es';

/** The parts of the product that the generator and the build read, in addition to contracts and texts. */
export { placeholdersIn, stemOf } from '../../elements/page-faults';
export { groups, onDemand } from '../../elements/groups';
export { pageTags } from '../../elements/page/contents';
export { errorCodes } from '../../src/browser/error-codes';
export { settings } from '../../src/config/settings';
export { brandTexts } from '../../src/copy/brands';
export { common } from '../../src/copy/common';
export { applicationSteps } from '../../src/domain/enrollment/application-form';
export { applicationTypes } from '../../src/domain/enrollment/enrolling';
export { enrollmentActionOf } from '../../src/domain/enrollment/enrolling';
export { isUnfinished, lifeCycle, statusOf } from '../../src/domain/enrollment/enrollment-life-cycle';
export { isEnrollmentTime } from '../../src/domain/enrollment/enrolling';
export * as nextStepRules from '../../src/domain/next-step/next-step-rules';
export { shopperOf } from '../../src/domain/shopper/roles';
export { placeholdersOf } from '../../src/domain/shopper/route-placeholders';
export { analyticsMessage, pageDataOf } from '../../src/telemetry/payloads';
export { contrastPairs } from '../../src/styles/contrast-pairs';
export { brands } from '../../src/styles/theme-properties';
export { trackedEvents } from '../../src/telemetry/tracked-events';
export { kinds, switches } from './shoppers';

/** Of `extra-help.js`. */
export const partnerTexts = { en: partnerEnglish, es: partnerSpanish };
