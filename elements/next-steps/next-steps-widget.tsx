import { useId, useState, type ReactNode } from 'react';
import { epochMilliseconds } from '../../src/browser/clock';
import { saveFile } from '../../src/browser/save-file';
import { longDate } from '../../src/domain/dates/long-date';
import { contacts } from '../../src/domain/medicare-contacts';
import { toCalendarFile } from '../../src/domain/next-step/calendar-file';
import type { NextStep } from '../../src/domain/next-step/next-step';
import { supportPhoneAtom } from '../../src/state/page/phones';
import { useValue } from '../../src/state/react';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { LatePhoneText, PhoneText } from '../../src/ui/phone-text';
import { useLocale } from '../../src/widgets/element-frame';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { nextStepAtom } from './next-steps.state';

export interface NextStepsWidgetProps {
  headingLevel: number;
}

const REMINDER_DAYS = 7;

/** Saves the last day as a calendar file. The file names no plan, because others may see the calendar. */
function CalendarButton({ step, lastDay }: { step: NextStep; lastDay: string }): ReactNode {
  const t = useCopy('next-steps');
  const [isSaving, setSaving] = useState(false);
  const save = (): void => {
    const isAdvantage = step.step === 'changeOnce';
    const file = toCalendarFile({
      id: `${isAdvantage ? 'change' : 'open-enrollment'}-${lastDay}@shopper-profile`,
      day: lastDay,
      title: t(isAdvantage ? 'nextSteps.calendar.title.advantage' : 'nextSteps.calendar.title', {
        year: step.year,
      }),
      description: t('nextSteps.calendar.text'),
      reminderDays: REMINDER_DAYS,
      madeAt: epochMilliseconds(),
    });
    saveFile('medicare-last-day.ics', 'text/calendar', file);
    setSaving(true);
  };
  return (
    <div className="block-actions">
      <button type="button" className="button secondary" onClick={save}>
        {t('nextSteps.calendar')}
      </button>
      <p role="status">{isSaving && t('nextSteps.calendar.saving')}</p>
    </div>
  );
}

function DaysLeft({ lastDay, daysLeft }: { lastDay: string; daysLeft: number }): ReactNode {
  const t = useCopy('next-steps');
  const date = longDate(lastDay, useLocale());
  return (
    <p className="next-step-days">
      {daysLeft === 0 ? t('nextSteps.lastDay', { date }) : t('nextSteps.daysLeft', { count: daysLeft, date })}
    </p>
  );
}

function Calls(): ReactNode {
  const t = useCopy('next-steps');
  const { number, tty } = useValue(supportPhoneAtom);
  return (
    <p>
      <LatePhoneText
        text={t('nextSteps.call', { tty, phone: '{phone}' })}
        textWithout={t('nextSteps.call.withoutNumber')}
        number={number}
      />{' '}
      <PhoneText
        text={t('nextSteps.callMedicare', { tty: contacts.medicare.tty, phone: '{phone}' })}
        number={contacts.medicare.number}
      />
    </p>
  );
}

function Step({ step, headingLevel }: { step: NextStep; headingLevel: number }): ReactNode {
  const t = useCopy('next-steps');
  const locale = useLocale();
  const id = useId();
  const { year, lastDay, daysLeft, otherwise, notes } = step;
  const dateOf = (day: string | undefined): string => (day === undefined ? '' : longDate(day, locale));
  const planEnd = dateOf(step.planEnd);
  const planStart = dateOf(step.planStart);
  return (
    <section className="block" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="block-title">
        {t('nextSteps.heading')}
      </Heading>
      <p className="next-step">{t(`nextSteps.step.${step.step}`, { year, planEnd, planStart })}</p>
      {lastDay !== undefined && daysLeft !== undefined && <DaysLeft lastDay={lastDay} daysLeft={daysLeft} />}
      {otherwise && <p>{t(`nextSteps.otherwise.${otherwise}`, { year, planEnd })}</p>}
      {notes.length > 0 && (
        <ul className="next-step-notes">
          {notes.map((note) => (
            <li key={note}>{t(`nextSteps.note.${note}`, { nextYear: year + 1 })}</li>
          ))}
        </ul>
      )}
      <Calls />
      {lastDay !== undefined && <CalendarButton key={lastDay} step={step} lastDay={lastDay} />}
    </section>
  );
}

function NextStepsView({ headingLevel }: NextStepsWidgetProps): ReactNode {
  const step = useValue(nextStepAtom);
  if (step === undefined) return <div className="block next-step-waiting" aria-hidden="true" />;
  return step && <Step step={step} headingLevel={headingLevel} />;
}

/** Shows the next step of the shopper (contract §8). Takes no space if there is none. */
export function NextStepsWidget(props: NextStepsWidgetProps): ReactNode {
  return (
    <WidgetFrame>
      <NextStepsView {...props} />
    </WidgetFrame>
  );
}
