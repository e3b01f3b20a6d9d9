import type { ReactNode } from 'react';
import { useCopy } from './copy-context';
import { Heading } from './heading';
import { MeaningIcon } from './meaning';
import type { Retry } from './missing-details';
import { LatePhoneText, type Phone } from './phone-text';

/** Class of the box, which replaces a list of rows or of cards. The class of its heading ends in `-title`. */
export type ListBoxLook = 'block' | 'empty';

export interface ListBoxProps {
  look: ListBoxLook;
  headingLevel: number;
  heading: string;
  text: ReactNode;
  role?: 'alert';
  /** Actions. */
  children: ReactNode;
}

/** Replaces a saved list that has nothing to show. */
export function ListBox({ look, headingLevel, heading, text, role, children }: ListBoxProps): ReactNode {
  return (
    <div className={look} role={role} data-meaning={role && 'error'}>
      <Heading level={headingLevel} className={`${look}-title`}>
        {role && <MeaningIcon meaning="error" />}
        {heading}
      </Heading>
      <p>{text}</p>
      {children && <div className="block-actions">{children}</div>}
    </div>
  );
}

export interface FailedListProps extends Omit<ListBoxProps, 'role' | 'text' | 'children'>, Retry {
  text: string;
  /** The number to call. Only one list on the page shows it. */
  phone?: Phone | undefined;
}

/** Shows if the profile or the plan lists could not be loaded. */
export function FailedList({ phone, hasRetried, onRetry, ...box }: FailedListProps): ReactNode {
  const t = useCopy('common');
  const words = hasRetried ? `${t('common.triedAgain')} ${box.text}` : box.text;
  const text = phone ? (
    <LatePhoneText
      text={`${words} ${t('common.callUs', { phone: '{phone}', tty: phone.tty })}`}
      textWithout={words}
      number={phone.number}
    />
  ) : (
    words
  );
  return (
    <ListBox {...box} text={text} role="alert">
      <button type="button" name="try-again" className="button button-primary" onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </ListBox>
  );
}
