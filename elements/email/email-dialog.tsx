import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';
import { useHost } from '../../src/ui/host';
import { TextField } from '../../src/ui/text-field';

export interface EmailDialogProps {
  /** Whether an address that the browser calls invalid keeps the popup open (OPEN-B46). */
  blocksInvalid: boolean;
  onSend(): void;
  onCancel(): void;
  lockScroll(): () => void;
}

/** Asks for an address; what is typed stays in its input and goes with it (EMAIL-01 … EMAIL-08). */
export function EmailDialog({ blocksInvalid, onSend, onCancel, lockScroll }: EmailDialogProps): ReactNode {
  const t = useCopy();
  const host = useHost();
  const input = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  const [problem, setProblem] = useState<'missing' | 'malformed' | null>(null);

  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const validity = input.current?.validity;
    const isBlocked = blocksInvalid && validity?.valid === false;
    host.dispatch(isBlocked ? 'form-error' : 'form-submit', { form: 'email' });
    if (isBlocked) {
      setProblem(input.current?.value.trim() ? 'malformed' : 'missing');
      input.current?.focus();
      return;
    }
    isSent.current = true;
    onSend();
  };

  return (
    <Dialog
      name="email"
      heading={t('email.heading')}
      onClose={onCancel}
      closesSilently={() => isSent.current}
      lockScroll={lockScroll}
    >
      <form className="form" noValidate onSubmit={send}>
        <p className="form-note">{t('email.required')}</p>
        <TextField
          ref={input}
          label={t('email.label')}
          error={problem ? { text: t(`email.${problem}`) } : undefined}
          type="email"
          name="email"
          autoComplete="email"
          required
          onInput={({ currentTarget }) => {
            if (currentTarget.validity.valid) setProblem(null);
          }}
        />
        <p>{t('email.consent')}</p>
        <div className="dialog-foot">
          <button type="submit" className="button button-primary">
            {t('email.send')}
          </button>
          <button type="button" name="cancel" className="text-button" onClick={onCancel}>
            {t('email.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
