import { Fragment, type ReactNode } from 'react';
import { dialedNumber } from '../domain/phone';

export interface Phone {
  /** '' for no number: no link renders. */
  number: string;
  tty: string;
}

/** A link that calls a phone number, or plain text if the number cannot be dialed. */
export function PhoneLink({ number, className }: { number: string; className?: string }): ReactNode {
  const dialed = dialedNumber(number);
  if (dialed === undefined) return <span className={className}>{number}</span>;
  return (
    <a href={`tel:${dialed}`} className={className}>
      {number}
    </a>
  );
}

/** As wide as a number that has not loaded yet. */
export const SAMPLE_NUMBER = '1-800-000-0000';

/** A text with the number as a link instead of `{phone}`. */
export function PhoneText({ text, number }: { text: string; number: string }): ReactNode {
  return text.split('{phone}').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <PhoneLink number={number} />}
      {part}
    </Fragment>
  ));
}

/** Reserves the height of a text with a number. Hidden from screen readers and from search. */
function ReservedSpace({ text }: { text: string }): ReactNode {
  return (
    <span className="phone-space" aria-hidden="true">
      {text.split('{phone}').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="phone-space-number" data-text={SAMPLE_NUMBER} />}
          <span data-text={part} />
        </Fragment>
      ))}
    </span>
  );
}

/**
 * A text with the number, or another text without it. The toll-free number is set 2 s after the page has loaded
 * (CONST-03). The reserved height fits both texts, so that nothing moves then.
 */
export function LatePhoneText(props: { text: string; textWithout: string; number: string }): ReactNode {
  const { text, textWithout, number } = props;
  const hasNumber = number !== '';
  return (
    <span className="phone-text">
      <ReservedSpace text={hasNumber ? textWithout : text} />
      <span>{hasNumber ? <PhoneText text={text} number={number} /> : textWithout}</span>
    </span>
  );
}
