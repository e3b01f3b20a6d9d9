/** Removing a saved doctor, and the way back. */
export const removeDoctor = {
  'doctors.removed.one': 'Removed. 1 doctor or dentist is left. You can undo this.',
  'doctors.removed.other': 'Removed. {count} doctors and dentists are left. You can undo this.',
  'doctors.removeFailed': 'We could not confirm that this was removed. It is back in your list.',
  'doctors.undo.removed': 'Doctor or dentist removed.',
  'doctors.undo.removedItem': '{name} removed.',
  'doctors.undo': 'Undo',
  'doctors.undo.underWay': 'Putting it back…',
  'doctors.undo.back': 'The doctor or dentist is back in your list.',
  'doctors.undo.failed': 'This could not be undone. Please try again.',
  'removeDoctor.heading': 'Remove this doctor or dentist?',
  'removeDoctor.text': 'Your plans will no longer show whether this doctor or dentist is in network.',
  'removeDoctor.remove': 'Remove',
  'removeDoctor.removing': 'Removing…',
  'removeDoctor.keep': 'Keep',
  'removeDoctor.failed': 'This doctor or dentist was not removed. You can try again, or keep them.',
} as const;
