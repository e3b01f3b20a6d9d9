import type { ReactNode } from 'react';

/** What is wrong with a field. */
export interface FieldError {
  /** In one sentence. */
  text: string;
  /** What would be right. */
  advice?: string | undefined;
}

/** Ids by which a field names its hint and its error; none where there is nothing to name. */
export const describedBy = (
  id: string,
  { hint, error }: { hint?: string | undefined; error?: FieldError | undefined },
): string | undefined =>
  [hint !== undefined && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined;

/** A star beside the label of what has to be filled in; screen readers say "required" by themselves. */
export const RequiredStar = (): ReactNode => <span aria-hidden="true"> *</span>;

export function Hint({ id, hint }: { id: string; hint: string | undefined }): ReactNode {
  return (
    hint !== undefined && (
      <p id={`${id}hint`} className="field-hint">
        {hint}
      </p>
    )
  );
}

/** Read out when it comes, unless a summary of all errors does that. */
export function FieldErrorText({
  id,
  error,
  isAnnounced = false,
}: {
  id: string;
  error: FieldError | undefined;
  isAnnounced?: boolean;
}): ReactNode {
  if (!error && !isAnnounced) return null;
  return (
    <p id={`${id}error`} role={isAnnounced ? 'alert' : undefined} className="error-text">
      {error && <span>{error.text}</span>}
      {error?.advice !== undefined && <span> {error.advice}</span>}
    </p>
  );
}
