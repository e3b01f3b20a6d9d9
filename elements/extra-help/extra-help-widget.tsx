import { useEffect, useId, useState, type ReactNode } from 'react';
import { commonConfigAtom } from '../../src/state/common-config';
import { useCopy } from '../../src/ui/copy-context';
import { ExtraHelpQuestion } from './extra-help-question';
import { Heading } from '../../src/ui/heading';
import {
  answerExtraHelp,
  extraHelpAnswerAtom,
  greetWithExtraHelp,
  isExtraHelpAppliedAtom,
  lisSubsidyLevelAtom,
  recallExtraHelp,
} from '../../src/state/shopper/extra-help';
import { useValue } from '../../src/state/react';
import { closePopup } from '../../src/state/popups/popups';
import { read } from '../../src/state/store';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { usePopup, useInstanceId } from '../../src/widgets/use-popup';
import { ElementFrame } from '../../src/widgets/element-frame';

export interface ExtraHelpWidgetProps {
  headingLevel: number;
  /** Shows the question in one line, with the explanation behind a button. */
  short: boolean;
  /** Whether the shopper has signed in on the way to this page, and the saved items have loaded (HELP-06). */
  hasSignedIn?: boolean;
  onExtraHelpChange(detail: { answer: 'unknown' | 'yes' | 'no'; level: number | null }): boolean;
}

const loadPopup = () => import('./extra-help-popup');

function Popup({ self }: { self: symbol }): ReactNode {
  const isExplained = usePopup('extraHelpExplained', self) !== null;
  const isApplied = usePopup('extraHelpApplied', self) !== null;
  const files = useOnDemand(isExplained || isApplied, loadPopup, () => {
    closePopup('extraHelpExplained', 'extraHelpApplied');
  });
  if (!files || !(isExplained || isApplied)) return null;
  return <files.ExtraHelpPopup popup={isExplained ? 'explained' : 'applied'} />;
}

/** The explanation behind a button, which is beside the status. */
function ShortExplanation({ id, status }: { id: string; status: ReactNode }): ReactNode {
  const t = useCopy('extra-help');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="extra-help-row">
        {status}
        <button
          type="button"
          className="text-button"
          aria-label={t('extraHelp.learnMoreAbout')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {t('extraHelp.learnMore')}
        </button>
      </div>
      <p id={id} hidden={!isOpen}>
        {t('extraHelp.intro')}
      </p>
    </>
  );
}

function ExtraHelpView(props: ExtraHelpWidgetProps): ReactNode {
  const { headingLevel, short: isShort, hasSignedIn, onExtraHelpChange } = props;
  const t = useCopy('extra-help');
  const id = useId();
  const self = useInstanceId();
  const answer = useValue(extraHelpAnswerAtom);
  const isApplied = useValue(isExtraHelpAppliedAtom);
  const { explain: opensPopup } = useValue(commonConfigAtom).extraHelp;

  useEffect(() => {
    if (hasSignedIn) greetWithExtraHelp(self);
  }, [hasSignedIn, isApplied, self]);

  const handleAnswer = (choice: 'yes' | 'no'): void => {
    answerExtraHelp(choice, self);
    onExtraHelpChange({ answer: choice, level: read(lisSubsidyLevelAtom) });
  };
  const isOnRecord = answer === 'unknown' && isApplied;
  const shownAnswer = isOnRecord ? 'yes' : answer;
  const inForm = isShort ? 'extraHelp.short' : 'extraHelp';
  // Shoppers read about the popup before it opens (WCAG 3.2.2).
  const yesNote = opensPopup ? ` ${t('extraHelp.yesOpens')}` : '';
  const isYesExplained = opensPopup && shownAnswer === 'unknown';
  const statuses = {
    unknown: t(`${inForm}.unanswered`),
    yes: t(`${inForm}.${isOnRecord ? 'onRecord' : 'applied'}`),
    no: t(`${inForm}.notApplied`),
  };
  const sentences = [statuses.unknown + yesNote, statuses.yes, statuses.no];
  const longest = sentences.reduce((one, other) => (other.length > one.length ? other : one));
  const status = (
    <p role="status" className="extra-help-status" data-longest={longest}>
      <span>
        {statuses[shownAnswer]}
        {isYesExplained && <span id={`${id}yes`}>{yesNote}</span>}
      </span>
    </p>
  );
  return (
    <section className="extra-help" data-short={isShort || undefined} aria-labelledby={`${id}heading`}>
      <Heading level={headingLevel} id={`${id}heading`} className={isShort ? 'visually-hidden' : 'title'}>
        {t('extraHelp.heading')}
      </Heading>
      {!isShort && <p>{t('extraHelp.intro')}</p>}
      <ExtraHelpQuestion
        answer={shownAnswer}
        yesNoteId={isYesExplained ? `${id}yes` : undefined}
        onAnswer={handleAnswer}
      />
      {isShort ? <ShortExplanation id={`${id}intro`} status={status} /> : status}
      <Popup self={self} />
    </section>
  );
}

/** Asks about Extra Help. On brand pages, the question depends on the shopper; on partner pages, it always shows. */
export function ExtraHelpWidget(props: ExtraHelpWidgetProps): ReactNode {
  useEffect(() => {
    void recallExtraHelp();
  }, []);
  return (
    <ElementFrame>
      <ExtraHelpView {...props} />
    </ElementFrame>
  );
}
