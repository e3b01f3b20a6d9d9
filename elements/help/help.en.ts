export const help = {
  'help.heading': 'Need help?',
  'help.support': 'Call us',
  'help.tty': 'TTY {tty}',
  'help.hours': '{hours}',
  'help.sales': 'Talk to an agent about plans',
  'help.agentHours': '{hours}',
} as const;
