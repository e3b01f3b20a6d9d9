export const help = {
  'help.heading': 'Help',
} as const;
