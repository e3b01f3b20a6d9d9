import type { ElementContract } from '../../src/element-kit/contract';
import { authorContent, rootPart } from '../../src/element-kit/shared-contract';
import { themeProperties } from '../../src/styles/theme-properties';

export const tilesContract = {
  tag: 'shopper-profile-tiles',
  summary:
    'A tile for plans, drugs and doctors, each with its count, that leads to its view; part of the plans view where the page has a nav.',
  needsProfile: true,
  reservedBlockSize: 'clamp(5em, (512px - 100vw) * 999, 14.5em)',
  attributes: {},
  events: {},
  parts: rootPart,
  cssProperties: themeProperties,
  slots: authorContent,
  example: '<shopper-profile-tiles></shopper-profile-tiles>',
} as const satisfies ElementContract;
