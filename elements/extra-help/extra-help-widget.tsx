import { useEffect, useId, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { ExtraHelpQuestion } from './extra-help-question';
import { Heading } from '../../src/ui/heading';
import {
  answerExtraHelpAction,
  eligibilityAtom,
  extraHelpAnswerAtom,
  extraHelpPopupAtom,
  greetWithExtraHelpAction,
  isExtraHelpAppliedAtom,
  lisSubsidyLevelAtom,
  recallExtraHelp,
} from '../../src/state/shopper/extra-help';
import { isLoginFlowAtom } from '../../src/state/shopper/identity';
import { isPlansLoadedAtom } from '../../src/state/profile/profile';
import { useAction, useValue } from '../../src/state/react';
import { shopperAtom } from '../../src/state/shopper/shopper';
import { read, write } from '../../src/state/store';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { useSelf } from '../../src/widgets/use-self';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface ExtraHelpWidgetProps {
  headingLevel: number;
  onExtraHelpChange(detail: { answer: 'unknown' | 'yes' | 'no'; level: number | null }): boolean;
}

const loadPopup = () => import('./extra-help-popup');

function Popup({ self }: { self: symbol }): ReactNode {
  const open = useValue(extraHelpPopupAtom);
  const isOpen = open?.openedBy === self;
  const files = useOnDemand(isOpen, loadPopup, () => {
    write(extraHelpPopupAtom, null);
  });
  return isOpen && files && <files.ExtraHelpPopup popup={open.popup} />;
}

function ExtraHelpView({ headingLevel, onExtraHelpChange }: ExtraHelpWidgetProps): ReactNode {
  const t = useCopy();
  const id = useId();
  const self = useSelf();
  const answer = useValue(extraHelpAnswerAtom);
  const isApplied = useValue(isExtraHelpAppliedAtom);
  const isLoginFlow = useValue(isLoginFlowAtom);
  const isLoaded = useValue(isPlansLoadedAtom);
  const answerExtraHelp = useAction(answerExtraHelpAction);
  const greet = useAction(greetWithExtraHelpAction);

  useEffect(() => {
    if (isLoginFlow && isLoaded) greet(self);
  }, [isLoginFlow, isLoaded, isApplied, greet, self]);

  const handleAnswer = (choice: 'yes' | 'no'): void => {
    answerExtraHelp(choice, self);
    onExtraHelpChange({ answer: choice, level: read(lisSubsidyLevelAtom) });
  };
  const isOnRecord = answer === 'unknown' && isApplied;
  const shownAnswer = isOnRecord ? 'yes' : answer;
  const status = {
    unknown: 'unanswered',
    yes: isOnRecord ? 'onRecord' : 'applied',
    no: 'notApplied',
  } as const;
  return (
    <section className="extra-help" aria-labelledby={`${id}heading`}>
      <Heading level={headingLevel} id={`${id}heading`} className="title">
        {t('extraHelp.heading')}
      </Heading>
      <p>{t('extraHelp.intro')}</p>
      <ExtraHelpQuestion answer={shownAnswer} onAnswer={handleAnswer} />
      <p role="status" className="extra-help-status">
        {t(`extraHelp.${status[shownAnswer]}`)}
      </p>
      <Popup self={self} />
    </section>
  );
}

/** Asks about Extra Help. Hidden for a cloaked profile, and for a member with level 0 (HELP-10, HELP-11). */
export function ExtraHelpWidget(props: ExtraHelpWidgetProps): ReactNode {
  const { isMember, may } = useValue(shopperAtom);
  const eligibility = useValue(eligibilityAtom);
  useEffect(() => {
    void recallExtraHelp();
  }, []);
  if (!may.answerExtraHelp || (isMember && eligibility?.level === 0)) return null;
  return (
    <WidgetFrame section="extraHelp">
      <ExtraHelpView {...props} />
    </WidgetFrame>
  );
}
