export const page = {
  'page.label': 'Shopper profile',
  'page.incomplete':
    'A part of this page could not be shown. Please load the page again. What you saved is still there.',
  'page.more': 'Help and more options',
} as const;
