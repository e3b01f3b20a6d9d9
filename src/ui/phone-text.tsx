import { Fragment, type ReactNode } from 'react';
import { dialedNumber } from '../domain/phone';

export interface Phone {
  /** '' when there is none: then no link is drawn. */
  number: string;
  tty: string;
}

/** A link that calls a telephone number; plain text if it is not a number that can be dialed. */
export function PhoneLink({ number, className }: { number: string; className?: string }): ReactNode {
  const dialed = dialedNumber(number);
  if (dialed === undefined) return <span className={className}>{number}</span>;
  return (
    <a href={`tel:${dialed}`} className={className}>
      {number}
    </a>
  );
}

/** As wide as a number that is still to come. */
export const SAMPLE_NUMBER = '1-800-000-0000';

/** A text with the number as a link in the place of `{phone}`. */
export function PhoneText({ text, number }: { text: string; number: string }): ReactNode {
  return text.split('{phone}').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <PhoneLink number={number} />}
      {part}
    </Fragment>
  ));
}

/** Takes the room of a text with a number, and is neither read out nor found. */
function Room({ text }: { text: string }): ReactNode {
  return (
    <span className="phone-room" aria-hidden="true">
      {text.split('{phone}').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="phone-room-number" data-text={SAMPLE_NUMBER} />}
          <span data-text={part} />
        </Fragment>
      ))}
    </span>
  );
}

/**
 * A text with the number, or another one while there is none. The toll-free number comes 2 s after the page has loaded
 * (CONST-03): either text stands in the room that both need, so that nothing moves then.
 */
export function LatePhoneText(props: { text: string; textWithout: string; number: string }): ReactNode {
  const { text, textWithout, number } = props;
  const hasNumber = number !== '';
  return (
    <span className="phone-text">
      <Room text={hasNumber ? textWithout : text} />
      <span>{hasNumber ? <PhoneText text={text} number={number} /> : textWithout}</span>
    </span>
  );
}
