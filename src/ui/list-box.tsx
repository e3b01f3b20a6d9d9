import type { ReactNode } from 'react';
import { useCopy } from './copy-context';
import { Heading } from './heading';

/** Class of the box, which replaces a list of rows or of cards. The class of its heading ends in `-title`. */
export type ListBoxLook = 'block' | 'empty';

export interface ListBoxProps {
  look: ListBoxLook;
  headingLevel: number;
  heading: string;
  text: string;
  role?: 'alert';
  className?: string;
  /** Actions. */
  children: ReactNode;
}

/** Replaces a saved list that has nothing to show. */
export function ListBox({
  look,
  headingLevel,
  heading,
  text,
  role,
  className = '',
  children,
}: ListBoxProps): ReactNode {
  return (
    <div className={`${look} ${className}`} role={role}>
      <Heading level={headingLevel} className={`${look}-title`}>
        {heading}
      </Heading>
      <p>{text}</p>
      {children && <div className="block-actions">{children}</div>}
    </div>
  );
}

export interface FailedListProps extends Omit<ListBoxProps, 'role' | 'className' | 'children'> {
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
