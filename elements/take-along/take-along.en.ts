export const takeAlong = {
  'takeAlong.open': 'Print a list to take along',
  'takeAlong.hint': 'Your drugs, doctors and plans on paper, for a counselor, your doctor or your family.',
} as const;
