import type { MailDraft } from '../../src/browser/mail-draft';
import type { Translate } from '../../src/copy/types';
import { formatPlanId } from '../../src/domain/plans/plan';
import type { NamedPlan } from './email.state';

/** Some mail programs limit the URL of a draft to about 2,000 characters. */
const MOST_PLANS = 20;

/**
 * The draft contains the names and years of the saved plans and the URL of the page, and no other data of the shopper.
 */
export function emailDraft(
  t: Translate<'email'>,
  to: string,
  plans: readonly NamedPlan[],
  url: string,
): MailDraft {
  const lines = plans.slice(0, MOST_PLANS).map(({ planId, planYear, planName }) => {
    const name = planName ?? t('email.draft.unnamed', { planId: formatPlanId(planId) });
    return t('email.draft.plan', { name, year: planYear });
  });
  const more = plans.length - lines.length;
  const body = [
    t('email.draft.intro'),
    ...lines,
    ...(more > 0 ? [t('email.draft.more', { count: more })] : []),
    '',
    t('email.draft.page', { url }),
  ];
  return { to, subject: t('email.draft.subject'), body: body.join('\n') };
}
