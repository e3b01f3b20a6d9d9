/** Removing a saved drug, and the way back. */
export const removeDrug = {
  'drugs.removed.one': 'Drug removed. 1 drug is left. You can undo this.',
  'drugs.removed.other': 'Drug removed. {count} drugs are left. You can undo this.',
  'drugs.removeFailed': 'We could not confirm that the drug was removed. It is back in your list.',
  'drugs.undo.removed': 'Drug removed.',
  'drugs.undo.removedItem': '{name} removed.',
  'drugs.undo': 'Undo',
  'drugs.undo.underWay': 'Putting the drug back…',
  'drugs.undo.back': 'The drug is back in your list.',
  'drugs.undo.failed': 'We could not put the drug back. Please try again.',
  'removeDrug.heading': 'Remove this drug?',
  'removeDrug.text': 'It will no longer be among your saved drugs.',
  'removeDrug.remove': 'Remove from saved drugs',
  'removeDrug.removing': 'Removing…',
  'removeDrug.keep': 'Keep this drug',
  'removeDrug.failed': 'The drug was not removed. You can try again, or keep it.',
} as const;
