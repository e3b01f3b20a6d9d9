import { planKeyOf, type SavedPlan } from '../../domain/plans/plan';
import { supportPhoneAtom } from '../page/phones';
import { atom } from '../store';
import { applicationsSummaryAtom } from './applications-summary';

/**
 * Returns a function that returns the phone number for questions about a plan. This is the plan's own number if an
 * application has loaded it, otherwise the support number; '' if none is known. Sends no request.
 */
export const planPhoneAtom = atom((get) => {
  const summary = get(applicationsSummaryAtom);
  const contacts = summary && get(summary.contacts);
  const support = get(supportPhoneAtom);
  return (plan: SavedPlan): { number: string; tty: string } => {
    const contact = contacts?.get(planKeyOf(plan));
    return contact?.phoneNumber ? { number: contact.phoneNumber, tty: contact.tty ?? support.tty } : support;
  };
});
