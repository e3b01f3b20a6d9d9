/**
 * What a person has looked at, because no test can tell. Only what was done is listed, with its day. Repeat it when the
 * named screens or texts change.
 */
const DATE = '2026-11-24';

export const byHand = {
  'sensory-words': {
    date: DATE,
    what: 'searched all English texts for words of shape, color, size and place. One was found: the Medicare card is called “red, white and blue”, after its name and next to its format',
  },
  'color-only': {
    date: DATE,
    what: 'looked at the stored pictures of the consumer’s page (UMS, 1280 px), of the outage (AMP, 390 px) and in forced colors (AMP, 390 px): coverage, errors and the current view also have an icon, a word or a line',
  },
  'images-of-text': {
    date: DATE,
    what: 'looked at the same pictures: icons have no letters in them, everything else is text',
  },
  'source-order': {
    date: DATE,
    what: 'compared the order in the pictures with the order of the tags in the page element and of the rows in a plan card. One style sheet sets `order`: the count of a tile stands before its name, which changes no meaning',
  },
  animations: {
    date: DATE,
    what: 'read all @keyframes of the style sheets: a waiting sign that turns once in two seconds, a tool that slides in within 160 ms, and two without visible motion. The first two run only without prefers-reduced-motion',
  },
  'pointer-handlers': {
    date: DATE,
    what: 'read all listeners of pointer and mouse events: none starts an action on press; pointerenter only prefetches the page of a link',
  },
  'on-focus': {
    date: DATE,
    what: 'read all focus listeners: links prefetch their page, a popup leads from its end to its start, and messages make way for what they cover. None opens or leaves anything',
  },
  'help-order': {
    date: DATE,
    what: 'read the list of elements of the page element: the help with the phone numbers is at the same place for each shopper',
  },
  authentication: {
    date: DATE,
    what: 'read the forms that confirm an identity: they need name, date of birth, ZIP code and Medicare number, which are data of the person, and accept pasted text. Sign-in is a page of the site',
  },
  identification: {
    date: DATE,
    what: 'compared names and icons of Remove, Details, Enroll, Undo and Close in the texts: each has one key that all elements share, or the same words',
  },
};
