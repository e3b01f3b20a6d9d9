import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Link } from '../../src/ui/link';
import { LatePhoneText, type Phone } from '../../src/ui/phone-text';

/** Number and hours; without a number, the hours and the TTY note (CONST-04, CONST-12, OPEN-A039). */
export function TalkAnswer({ phone, hours }: { phone: Phone; hours: string }): ReactNode {
  const t = useCopy('faq');
  const values = { tty: phone.tty, hours: t('faq.hours', { hours }) };
  return (
    <p>
      <LatePhoneText
        text={t('faq.talk.answer', values)}
        textWithout={t('faq.talk.answerWithoutPhone', values)}
        number={phone.number}
      />
    </p>
  );
}

export interface TextAnswerProps {
  text: string;
  /** The link at the end of the answer. It is omitted if the URL is empty. */
  link?: { route: string; url: string; label: string };
}

export function TextAnswer({ text, link }: TextAnswerProps): ReactNode {
  return (
    <>
      <p>{text}</p>
      {link && link.url !== '' && (
        <Link route={link.route} url={link.url} isPrefetched className="text-button faq-link">
          {link.label}
        </Link>
      )}
    </>
  );
}
