export const faq = {
  'faq.heading': 'Frequently asked questions',
  'faq.talk.question': 'How can I talk to someone?',
  'faq.talk.answer': 'Call {phone} (TTY {tty}). Our hours: {hours}.',
  'faq.talk.answerWithoutPhone': 'Our hours: {hours}. TTY {tty}.',
  'faq.hours': '{hours}',
  'faq.saving.question': 'Is my progress saved?',
  'faq.saving.answer':
    'Yes. The plans, drugs and doctors that you save stay in your profile. Without an account, they are kept in this browser only. With an account, you find them on any device when you sign in.',
  'faq.saving.link': 'Create account',
  'faq.information.question': 'What happens with my information?',
  'faq.information.answer':
    'What you save helps us show you plans and costs that fit you. You decide what you save. The privacy policy of this site says how your information is used and protected.',
  'faq.continue.question': 'How do I go on with an application that I started?',
  'faq.continue.answer':
    'Sign in with the account that you used when you started. Your profile shows the status of your application.',
  'faq.continue.link': 'Sign in',
  'faq.allPlans.question': 'How can I see all plans?',
  'faq.allPlans.answer':
    'You can look at all plans in your area at any time. The plans that you have saved stay in your profile.',
  'faq.allPlans.link': 'Browse all plans',
} as const;
