import type { ElementContract } from '../../src/element-kit/contract';
import { formEvents, popupEvents } from '../../src/element-kit/shared-contract';

export const importContract = {
  tag: 'shopper-profile-import',
  summary: 'A popup with a form that imports drugs and doctors into the profile. It opens on request.',
  audience: 'Everyone; only members if `docs.importLinkMembersOnly` is set.',
  showsWhen: {
    en: 'A popup: opens from the links that import drugs or doctors, or when you call `window.shopperProfile.showImport()`.',
    es: 'Ventana emergente: se abre con los enlaces para importar medicamentos o médicos, o con `window.shopperProfile.showImport()`.',
  },
  needsProfile: true,
  sections: ['identity-form'],
  reservedBlockSize: '0',
  attributes: {
    variant: {
      type: 'choice',
      options: ['claims', 'profile'],
      default: 'claims',
      description:
        'The form to show: `claims` looks for drug claims (`import.findClaims`); `profile` adds the shopper’s known data to the profile (`import.submitProfile`).',
    },
  },
  events: {
    ...formEvents,
    ...popupEvents,
  },
  example: '<shopper-profile-import></shopper-profile-import>',
} as const satisfies ElementContract;
