export const tiles = {
  'tiles.heading': 'Tiles',
} as const;
