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

/** A text with the number as a link in the place of `{phone}`. */
export function PhoneText({ text, number }: { text: string; number: string }): ReactNode {
  return text.split('{phone}').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <PhoneLink number={number} />}
      {part}
    </Fragment>
  ));
}
