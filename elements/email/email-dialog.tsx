import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';
import { useHost } from '../../src/ui/host';
import { usePrivate } from '../../src/ui/privacy';
import { TextField } from '../../src/ui/text-field';

export interface EmailDialogProps {
  /** Whether an address that the browser considers invalid keeps the popup open (OPEN-B46). */
  blocksInvalid: boolean;
  /** Resolves to whether the email was sent. No value: `onDraft` is called instead. */
  send: ((address: string) => Promise<boolean>) | undefined;
  /** Opens a draft in the shopper's mail program. */
  onDraft(address: string): void;
  onClose(): void;
}

type Step = 'asking' | 'sending' | 'failed' | { sentTo: string };

function Sent({ address, onClose }: { address: string; onClose(): void }): ReactNode {
  const t = useCopy('email');
  const named = usePrivate();
  return (
    <>
      <p role="status" {...named}>
        {t('email.sent', { address })}
      </p>
      <div className="dialog-foot">
        <button type="button" name="close" className="button button-primary" onClick={onClose}>
          {t('email.done')}
        </button>
      </div>
    </>
  );
}

/** Lets the shopper enter an address and reports whether the email was sent (EMAIL-01 … EMAIL-08, ERRB-04). */
export function EmailDialog(props: EmailDialogProps): ReactNode {
  const { blocksInvalid, send, onDraft, onClose } = props;
  const t = useCopy('email');
  const host = useHost();
  const input = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);
  const [problem, setProblem] = useState<'missing' | 'malformed' | null>(null);
  const [step, setStep] = useState<Step>('asking');
  const isSending = step === 'sending';

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isSending) return;
    const address = input.current?.value.trim() ?? '';
    const isBlocked = blocksInvalid && (!address || input.current?.validity.valid === false);
    host.dispatch(isBlocked ? 'form-error' : 'form-submit', { form: 'email' });
    if (isBlocked) {
      setProblem(address ? 'malformed' : 'missing');
      input.current?.focus();
      return;
    }
    if (!send) {
      isSent.current = true;
      onDraft(address);
      onClose();
      return;
    }
    setStep('sending');
    void send(address).then((wasSent) => {
      isSent.current = wasSent;
      setStep(wasSent ? { sentTo: address } : 'failed');
    });
  };

  return (
    <Dialog
      name="email"
      heading={t('email.heading')}
      step={typeof step === 'object' ? 'sent' : 'asking'}
      onClose={onClose}
      closesSilently={() => isSent.current}
    >
      {typeof step === 'object' ? (
        <Sent address={step.sentTo} onClose={onClose} />
      ) : (
        <form className="form" noValidate onSubmit={submit}>
          <p className="form-note">{t('email.required')}</p>
          <TextField
            ref={input}
            label={t('email.label')}
            error={problem ? { text: t(`email.${problem}`) } : undefined}
            type="email"
            name="email"
            autoComplete="email"
            required
            readOnly={isSending}
            onInput={({ currentTarget }) => {
              if (currentTarget.value && currentTarget.validity.valid) setProblem(null);
            }}
          />
          <p>{t(send ? 'email.consent' : 'email.consentDraft')}</p>
          <p role="alert" className="error-text">
            {step === 'failed' && t('email.failed')}
          </p>
          <div className="dialog-foot">
            <button type="submit" className="button button-primary" aria-disabled={isSending}>
              {t(isSending ? 'email.sending' : 'email.send')}
            </button>
            <button type="button" name="cancel" className="text-button" onClick={onClose}>
              {t('email.cancel')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
