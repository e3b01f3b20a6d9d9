import { headingLevel, type ElementContract } from '../../src/element-kit/contract';

export const nextStepsContract = {
  tag: 'shopper-profile-next-steps',
  summary:
    'Shows the one thing that a shopper has to do next, its last day, and what happens otherwise. Not in the specification; shows only where its tag is.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Shows when there is a next step: in the open enrollment period always, otherwise with a saved plan, an application, or a plan that has ended.',
    es: 'Aparece cuando hay un próximo paso: siempre en el período de inscripción abierta; fuera de él, si hay un plan guardado, una solicitud o un plan que ha terminado.',
  },
  needsProfile: true,
  reservedBlockSize: 'max(21em, 1040px - 100vw)',
  attributes: { 'heading-level': headingLevel },
  events: {},
  example: '<shopper-profile-next-steps></shopper-profile-next-steps>',
} as const satisfies ElementContract;
