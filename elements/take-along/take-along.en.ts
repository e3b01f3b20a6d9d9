export const takeAlong = {
  'takeAlong.open': 'Print a list to take along',
  'takeAlong.hint': 'Your drugs, doctors and plans on paper. Take it to someone who helps you.',
} as const;
