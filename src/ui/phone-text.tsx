import { Fragment, type ReactNode } from 'react';

export interface Phone {
  /** '' when there is none: then no link is drawn. */
  number: string;
  tty: string;
}

/** A telephone number that is called when it is pressed; an extension is dialled after it. Without digits, text. */
export function PhoneLink({ number, className }: { number: string; className?: string }): ReactNode {
  const [, main = '', extension] = /^(.*?)(?:(?:ext|x)\D*(\d+)\D*)?$/is.exec(number) ?? [];
  const digits = main.replace(/[^+\d]/g, '');
  if (digits === '') return <span className={className}>{number}</span>;
  return (
    <a href={`tel:${digits}${extension ? `;ext=${extension}` : ''}`} className={className}>
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
