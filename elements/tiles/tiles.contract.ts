import type { ElementContract } from '../../src/element-kit/contract';

export const tilesContract = {
  tag: 'shopper-profile-tiles',
  summary:
    'One tile each for plans, drugs, and doctors. Each tile shows a count and links to its view. Part of the plans view if the page has a nav.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Shows in the plans view, or in all views if the page has no nav. A tile is a link if the page has an element for its view; otherwise it is text.',
    es: 'Aparece en la vista de planes, o en todas si la página no tiene navegación. Un mosaico es un enlace si la página tiene un elemento para su vista; si no, es texto.',
  },
  needsProfile: true,
  reservedBlockSize: 'clamp(5.25em, (32em - 100vw) * 999, 14.5em)',
  attributes: {},
  events: {},
  example: '<shopper-profile-tiles></shopper-profile-tiles>',
} as const satisfies ElementContract;
