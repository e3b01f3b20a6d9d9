import type { tiles as english } from '../en/tiles';
import type { Translation } from '../types';

export const tiles: Translation<typeof english> = {
  'tiles.heading': 'Tiles',
};
