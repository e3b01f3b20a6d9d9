export const mobilePrompt = {
  'mobilePrompt.heading': 'Mobile prompt',
} as const;
