import type { ElementContract } from '../../src/element-kit/contract';
import { formEvents, popupEvents } from '../../src/element-kit/shared-contract';

export const confirmIdentityContract = {
  tag: 'shopper-profile-confirm-identity',
  summary:
    'A popup that opens automatically for shoppers who have talked to an agent. Its short form adds what they told the agent to the profile.',
  audience: 'Signed-in shoppers who have talked to an agent.',
  showsWhen: {
    en: 'A popup: opens once per page for a telesales profile, unless one of `identity.allowedCreators` created the profile.',
    es: 'Ventana emergente: se abre una vez por página con un perfil de televentas, salvo que lo haya creado uno de `identity.allowedCreators`.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: {
    ...formEvents,
    ...popupEvents,
  },
  example: '<shopper-profile-confirm-identity></shopper-profile-confirm-identity>',
} as const satisfies ElementContract;
