import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { TalkAnswer, TextAnswer } from './answer-texts';
import type { FaqQuestion } from './faq.state';
import { isShopperKnownAtom } from '../../src/state/profile/profile-state';
import { supportPhoneAtom } from '../../src/state/page/phones';
import { useValue } from '../../src/state/react';
import { browseUrlAtom, routeUrlAtom } from '../../src/state/page/routes';
import { mayAtom } from '../../src/state/shopper/shopper';
import { useHours } from '../../src/widgets/use-hours';

function Talk(): ReactNode {
  return <TalkAnswer phone={useValue(supportPhoneAtom)} hours={useHours('faq')} />;
}

/** URL of the registration or sign-in page; only for shoppers who are not signed in. */
function useGuestUrl(route: 'registration' | 'signIn'): string {
  const isKnown = useValue(isShopperKnownAtom);
  const isGuest = useValue(mayAtom('beAskedToSignIn'));
  const urlOf = useValue(routeUrlAtom);
  return isKnown && isGuest ? urlOf(route) : '';
}

function Saving(): ReactNode {
  const t = useCopy('faq');
  const link = { route: 'registration', url: useGuestUrl('registration'), label: t('faq.saving.link') };
  return <TextAnswer text={t('faq.saving.answer')} link={link} />;
}

function Continue(): ReactNode {
  const t = useCopy('faq');
  const link = { route: 'signIn', url: useGuestUrl('signIn'), label: t('faq.continue.link') };
  return <TextAnswer text={t('faq.continue.answer')} link={link} />;
}

function AllPlans(): ReactNode {
  const t = useCopy('faq');
  const link = { route: 'planSummary', url: useValue(browseUrlAtom), label: t('faq.allPlans.link') };
  return <TextAnswer text={t('faq.allPlans.answer')} link={link} />;
}

function Information(): ReactNode {
  return <TextAnswer text={useCopy('faq')('faq.information.answer')} />;
}

/** One component per question, so that a change re-renders only the answer that shows it. */
export const faqAnswers: Record<FaqQuestion, () => ReactNode> = {
  talk: Talk,
  saving: Saving,
  information: Information,
  continue: Continue,
  allPlans: AllPlans,
};
