import { useId, useRef, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { Link } from '../../src/ui/link';
import { MeaningIcon, type Meaning } from '../../src/ui/meaning';
import { OpeningButton } from '../../src/ui/not-opened';
import { usePrivate } from '../../src/ui/privacy';
import { useByWidth } from '../../src/widgets/use-by-width';
import { AccountMenu } from './account-menu';
import { NewTabLink } from './new-tab-link';

/** Placeholder until the kind of shopper is known; as high as the prompt of a guest, except for other shoppers. */
export function BannerPlaceholder({ isGuest }: { isGuest: boolean }): ReactNode {
  return (
    <div className="banner" data-guest={isGuest || undefined} aria-hidden="true">
      <div className="banner-line" />
    </div>
  );
}

export interface GuestPromptProps {
  registrationUrl: string;
  signInUrl: string;
  /** The shopper was signed out on this page: the prompt offers sign-in first (ERR-02, ERR-03). */
  wasSignedOut?: boolean;
}

/** Asks a guest to create an account or to sign in (SHELL-53 … SHELL-55, ROLES-01). */
export function GuestPrompt({
  registrationUrl,
  signInUrl,
  wasSignedOut = false,
}: GuestPromptProps): ReactNode {
  const t = useCopy('banner', 'common');
  const create = { route: 'registration', url: registrationUrl, text: 'banner.guest.createAccount' } as const;
  const signIn = { route: 'signIn', url: signInUrl, text: 'banner.guest.signIn' } as const;
  const meaning: Meaning = wasSignedOut ? 'warning' : 'information';
  return (
    <div className="banner" data-guest data-meaning={meaning}>
      <MeaningIcon meaning={meaning} />
      <p className="banner-words">
        {wasSignedOut
          ? `${t('common.signedOut.heading')}. ${t('common.signedOut.text')}`
          : t('banner.guest.text')}
      </p>
      <div className="banner-actions">
        {(wasSignedOut ? [signIn, create] : [create, signIn]).map(({ route, url, text }) => (
          <Link
            key={route}
            route={route}
            url={url}
            // Only who was signed out has to do something.
            className={wasSignedOut && route === 'signIn' ? 'button button-primary' : 'button'}
          >
            {t(text)}
          </Link>
        ))}
      </div>
    </div>
  );
}

export interface GreetingProps {
  headingLevel: number;
  /** No value for an account without a name; null if the profile could not be loaded. */
  firstName: string | null | undefined;
  /** Each of the three controls shows only if it has a URL or a handler. */
  memberBenefitsUrl: string;
  manageAccountUrl: string;
  onSignOut: (() => void) | undefined;
}

/** Width, in em, below which the controls of the account are behind one button. */
const ROW_OF_CONTROLS = 42;

const isNarrowAt = (width: number): boolean => width < ROW_OF_CONTROLS;

/** Greets a signed-in shopper (SHELL-56 … SHELL-60, OPEN-A037). */
export function Greeting(props: GreetingProps): ReactNode {
  const { headingLevel, firstName, memberBenefitsUrl, manageAccountUrl, onSignOut } = props;
  const t = useCopy('banner');
  const id = useId();
  const named = usePrivate();
  const box = useRef<HTMLElement>(null);
  const isNarrow = useByWidth(box, isNarrowAt, false);
  const memberBenefits = memberBenefitsUrl && (
    <NewTabLink route="memberBenefits" url={memberBenefitsUrl} className="button" note={t('banner.newTab')}>
      {t('banner.memberBenefits')}
    </NewTabLink>
  );
  const manageAccount = manageAccountUrl && (
    <Link route="manageProfile" url={manageAccountUrl} className="button">
      {t('banner.manageAccount')}
    </Link>
  );
  const signOut = onSignOut && (
    <OpeningButton name="sign-out" className="button" aria-haspopup="dialog" onClick={onSignOut}>
      {t('banner.signOut')}
    </OpeningButton>
  );
  const items = [memberBenefits, manageAccount, signOut].filter(Boolean);
  return (
    <section
      className="banner"
      aria-labelledby={firstName === null ? undefined : id}
      aria-label={firstName === null ? t('banner.account') : undefined}
      ref={box}
    >
      {firstName !== null && (
        <Heading level={headingLevel} id={id} className="title banner-words">
          {firstName === undefined ? (
            t('banner.greetingWithoutName')
          ) : (
            <span {...named}>{t('banner.greeting', { name: firstName })}</span>
          )}
        </Heading>
      )}
      {isNarrow && items.length > 1 ? (
        <AccountMenu items={items} />
      ) : (
        <div className="banner-actions">
          {memberBenefits}
          {manageAccount}
          {signOut}
        </div>
      )}
    </section>
  );
}
