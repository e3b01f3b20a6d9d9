import { planKeyOf, type SavedPlan } from '../../domain/plans/plan';
import { supportPhoneAtom } from '../page/phones';
import { atom } from '../store';
import { applicationsSummaryAtom } from './applications-summary';

/**
 * Returns a function that returns where to ask about a plan: its own number if an application has brought it, otherwise
 * the support number; '' if none is known. Sends no request.
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
