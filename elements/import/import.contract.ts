import type { ElementContract } from '../../src/element-kit/contract';
import { formEvents, popupEvents } from '../../src/element-kit/shared-contract';

export const importContract = {
  tag: 'shopper-profile-import',
  summary:
    'A popup with the form by which a shopper has drugs and doctors brought into the profile; it opens when it is asked for.',
  audience: 'Everyone; members alone with `docs.importLinkMembersOnly`.',
  showsWhen: {
    en: 'A popup: opens from the links to import drugs or doctors, or by `window.shopperProfile.showImport()`.',
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
        'Which form: `claims` looks for drug claims (`import.findClaims`), `profile` brings what is known of the shopper into the profile (`import.submitProfile`).',
    },
  },
  events: {
    ...formEvents,
    ...popupEvents,
  },
  example: '<shopper-profile-import></shopper-profile-import>',
} as const satisfies ElementContract;
