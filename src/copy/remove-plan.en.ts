/** Removing a saved plan, and the way back. */
export const removePlan = {
  'removePlan.heading': 'Remove this plan?',
  'removePlan.text': 'It will no longer be among your saved plans.',
  'removePlan.remove': 'Remove from saved plans',
  'removePlan.removing': 'Removing…',
  'removePlan.keep': 'Keep this plan',
  'removePlan.failed':
    'We could not confirm that the plan was removed. It is still in your list. You can try again, or keep it.',
  'plans.removed.one': '{name} removed. 1 plan for {year} is left. You can undo this.',
  'plans.removed.other': '{name} removed. {count} plans for {year} are left. You can undo this.',
  'plans.removeFailed': 'We could not confirm that the plan was removed. It is back in your list.',
  'plans.undo.removed': 'Plan removed.',
  'plans.undo.removedItem': '{name} removed.',
  'plans.undo': 'Undo',
  'plans.undo.underWay': 'Putting the plan back…',
  'plans.undo.back': 'The plan is back in your list.',
  'plans.undo.failed': 'We could not put the plan back. Please try again.',
} as const;
