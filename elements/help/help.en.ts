export const help = {
  'help.heading': 'Need help?',
  'help.support': 'Call us',
  'help.tty': 'TTY {tty}',
  'help.hours': '8 am to 8 pm, 7 days a week',
  'help.sales': 'Talk to an agent about plans',
  'help.agentHours': '7 am to 7 pm CT',
} as const;
