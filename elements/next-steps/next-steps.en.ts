export const nextSteps = {
  'nextSteps.heading': 'What to do next',
  'nextSteps.step.finishApplication': 'Finish your application for {year} and send it.',
  'nextSteps.step.finishThisYear':
    'You started an application for {year} and did not send it. Finish it, or call to ask when your coverage can start.',
  'nextSteps.step.finishSupplement':
    'You started to apply for a Medicare Supplement plan. Finish the application and send it.',
  'nextSteps.step.finishedTooLate':
    'You started an application for {year} and did not send it. Open enrollment ended on December 7. Call to ask if you can still join a plan.',
  'nextSteps.step.awaitDecision':
    'You sent an application for {year}. Now the plan decides. If it needs more from you, it will contact you.',
  'nextSteps.step.askAboutApplication':
    'You sent an application for {year}. We cannot check where it stands right now. Try again later, or call.',
  'nextSteps.step.awaitCard':
    'Your application for {year} was approved. Watch for your new card in the mail.',
  'nextSteps.step.awaitStart':
    'You have a plan that starts on {planStart}. Watch for your new card in the mail.',
  'nextSteps.step.chooseAnother':
    'Your application for {year} was not approved. Call to ask why, or choose another plan.',
  'nextSteps.step.callAfterDenial':
    'Your application for {year} was not approved. Call to ask why, and what you can do now.',
  'nextSteps.step.callAfterEnd':
    'Your plan ended on {planEnd}. You may have only a short time to join a new plan. Call today.',
  'nextSteps.step.enroll': 'Enroll in one plan that you saved for {year}.',
  'nextSteps.step.lookAhead': 'Look at plans for {year} now. You can enroll from October 15.',
  'nextSteps.step.comparePlans': 'Look at plans for {year}. You can join a plan or change your plan now.',
  'nextSteps.step.changeOnce':
    'You can change your Medicare Advantage plan once. The new plan starts on the first day of the next month.',
  'nextSteps.step.changeInJanuary':
    'From January 1 to March 31, {year}, you can change your Medicare Advantage plan once.',
  'nextSteps.step.askIfStillPossible':
    'Open enrollment for {year} ended on December 7. Some people can still join a plan. Call to ask if you can.',
  'nextSteps.step.askWhenPossible':
    'You can join a plan for {year} only at certain times, or when something changes in your life, such as a move. Call to ask if you can join now.',
  'nextSteps.step.applyForSupplement':
    'You can apply for a Medicare Supplement plan at any time. The company may ask about your health, and may say no.',
  'nextSteps.daysLeft.one': '1 day left, until {date}',
  'nextSteps.daysLeft.other': '{count} days left, until {date}',
  'nextSteps.lastDay': 'Today, {date}, is the last day.',
  'nextSteps.otherwise.notEnrolled': 'If you do not send it, you will not be in the plan.',
  'nextSteps.otherwise.planContinues':
    'If you do nothing, you stay in your plan if it is offered in {year}. Its costs and the drugs it covers may change.',
  'nextSteps.otherwise.nothingChanges': 'If you do nothing, you stay in the plan that you have.',
  'nextSteps.otherwise.planEnds':
    'Your plan ends on {planEnd}. If you do nothing, it does not pay after that day.',
  'nextSteps.otherwise.mustWait':
    'If you have a plan, you stay in it if it is offered in {year}. If you have none, you may have to wait until next fall to join one.',
  'nextSteps.note.drugPlanEndsItself':
    'You do not have to cancel your old drug plan. It ends when the new one starts.',
  'nextSteps.note.advantagePlanEndsItself':
    'You do not have to cancel your old plan. It ends when the new one starts.',
  'nextSteps.note.advantagePlanAtRisk':
    'A separate drug plan may end your Medicare Advantage plan. Call to check.',
  'nextSteps.note.drugPlanAtRisk': 'A Medicare Advantage plan may end your drug plan. Call to check.',
  'nextSteps.note.supplementStays':
    'A Medicare Advantage plan does not end your Medicare Supplement plan. Call its company before you change it.',
  'nextSteps.note.openEnrollmentEnds': 'To join a plan for {nextYear}, you have until December 7.',
  'nextSteps.call': 'Questions? Call {phone} (TTY {tty}).',
  'nextSteps.call.withoutNumber': 'Questions? Call the number on your plan card.',
  'nextSteps.callMedicare': 'You can also call Medicare: {phone} (TTY {tty}).',
  'nextSteps.calendar': 'Add the last day to your calendar',
  'nextSteps.calendar.saving': 'Your browser saves a calendar file. Open it to add the day.',
  'nextSteps.calendar.title': 'Medicare: last day for {year} plans',
  'nextSteps.calendar.title.advantage': 'Medicare Advantage: last day to change plans',
  'nextSteps.calendar.text': 'Look at what you saved before this day.',
} as const;
