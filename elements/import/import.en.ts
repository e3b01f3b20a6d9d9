export const importPopup = {
  'import.heading.claims': 'Import your drugs',
  'import.heading.profile': 'Import your information',
  'import.success': 'Success!',
  'import.intro.claims': 'Tell us who you are. We will look for your drug claims.',
  'import.intro.profile': 'Tell us who you are. We will add your information to your profile.',
  'import.nameHint': 'Your name must match the one printed on your Medicare ID card.',
  'import.submit': 'Import',
  'import.loading.claims': 'We are finding your drug claims',
  'import.loading.profile': 'We are gathering your information',
  'import.loading.minute': 'This may take up to 1 minute',
  'import.loading.refresh': 'This page will update by itself once we have your information.',
  'import.notFound':
    'We were unable to find your claim history. While we did not find any prescription drugs, you can manually add your drugs.',
  'import.call': 'Do you need help? Call {phone} (TTY {tty}), {hours}.',
  'import.tty': 'Do you need help? TTY {tty}, {hours}.',
  'import.return': 'Return to my account',
} as const;
