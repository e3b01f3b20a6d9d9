import type { ReactNode } from 'react';

/** An error of a field. */
export interface FieldError {
  /** The error in one sentence. */
  text: string;
  /** How to correct it. */
  advice?: string | undefined;
}

/** Ids for the `aria-describedby` of a field: those of its hint and error. `undefined` if it has neither. */
export const describedBy = (
  id: string,
  { hint, error }: { hint?: string | undefined; error?: FieldError | undefined },
): string | undefined =>
  [hint !== undefined && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined;

/** An asterisk after the label of a required field. Screen readers announce "required" without it. */
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

/** Announced when it appears, unless a summary of all errors is. */
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
