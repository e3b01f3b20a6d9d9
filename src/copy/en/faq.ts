export const faq = {
  'faq.heading': 'Faq',
} as const;
