import type { ReactNode } from 'react';
import { useCopy } from './copy-context';
import { Heading } from './heading';
import { MeaningIcon } from './meaning';

/** Class of the box, which replaces a list of rows or of cards. The class of its heading ends in `-title`. */
export type ListBoxLook = 'block' | 'empty';

export interface ListBoxProps {
  look: ListBoxLook;
  headingLevel: number;
  heading: string;
  text: string;
  role?: 'alert';
  /** Actions. */
  children: ReactNode;
}

/** Replaces a saved list that has nothing to show. */
export function ListBox({ look, headingLevel, heading, text, role, children }: ListBoxProps): ReactNode {
  return (
    <div className={look} role={role} data-meaning={role && 'error'}>
      {role && <MeaningIcon meaning="error" />}
      <Heading level={headingLevel} className={`${look}-title`}>
        {heading}
      </Heading>
      <p>{text}</p>
      {children && <div className="block-actions">{children}</div>}
    </div>
  );
}

export interface FailedListProps extends Omit<ListBoxProps, 'role' | 'children'> {
  onRetry(): void;
}

/** Shows if the profile could not be loaded. */
export function FailedList({ onRetry, ...box }: FailedListProps): ReactNode {
  const t = useCopy('common');
  return (
    <ListBox {...box} role="alert">
      <button type="button" name="try-again" className="button button-primary" onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </ListBox>
  );
}
