export const applications = {
  'applications.heading': 'Your applications',
  'applications.group.unfinished': 'To finish',
  'applications.group.sent': 'Sent',
  'applications.group.ownStatus': 'Other applications',
  'applications.group.ended': 'Denied or withdrawn',
  'applications.unnamed': 'Plan {planId}',
  'applications.kind': '{type} for {year}',
  'applications.type.unknown': 'Plan',
  'applications.type.MA': 'Medicare Advantage plan',
  'applications.type.MAPD': 'Medicare Advantage plan with drug coverage',
  'applications.type.PDP': 'Prescription drug plan',
  'applications.type.SNP': 'Special needs plan',
  'applications.type.MS': 'Medicare Supplement plan',
  'applications.status.saved': 'Saved',
  'applications.status.inProgress': 'In progress',
  'applications.status.submitted': 'Submitted',
  'applications.status.pending': 'Pending',
  'applications.status.approved': 'Approved',
  'applications.status.denied': 'Denied',
  'applications.status.withdrawn': 'Withdrawn',
  'applications.next.unfinished':
    'You have started these applications. To enroll in a plan, finish its application and send it.',
  'applications.next.unfinishedApproved':
    'You have an approved plan. If you send one of these, it can end that plan.',
  'applications.next.saved':
    'Your answers are saved. The next step is to finish the application and send it.',
  'applications.next.inProgress':
    'You have started this application. The next step is to finish it and send it.',
  'applications.next.submitted': 'Your application was sent. Next, it will be reviewed.',
  'applications.next.pending': 'Your application is being reviewed. We will show the decision here.',
  'applications.next.approved':
    'Your application was approved. The plan will send you a card, and a first bill if you owe a premium.',
  'applications.next.approvedFrom':
    'Your application was approved. Your coverage starts {date}. The plan will send you a card, and a first bill if you owe a premium.',
  'applications.next.denied': 'Your application was not approved. If you have questions, contact the plan.',
  'applications.next.withdrawn': 'Your application was withdrawn. It will not be processed.',
  'applications.replaceable': 'If you send one more, it can end this plan.',
  'applications.unchecked': 'Your application was sent. We cannot check where it stands right now.',
  'applications.checking': 'Checking where your application stands…',
  'applications.saved': 'Saved {time}',
  'applications.confirmation': 'Confirmation number: {number}',
  'applications.call': 'Call {phone}',
  'applications.tty': 'TTY {tty}',
  'applications.continue': 'Continue your application',
  'applications.view': 'View application',
  'applications.failed':
    'We cannot show your applications right now. Nothing is lost. Please load the page again.',
} as const;
