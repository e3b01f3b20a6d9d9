import type { ReactNode } from 'react';
import { Dialog } from '../../src/ui/dialog';
import { RichText, type SafeHtml } from './rich-text';

export interface LoadingScreenProps {
  heading: string;
  /** No value while it is not ready to be shown. */
  message: SafeHtml | undefined;
  information: SafeHtml | undefined;
  isClosable: boolean;
  onClose(): void;
}

/** Says what the shopper is waiting for (POP-01 … POP-04). */
export function LoadingScreen({ message, information, ...dialog }: LoadingScreenProps): ReactNode {
  return (
    <Dialog name="loading" {...dialog}>
      <div className="waiting">
        <div className="waiting-sign" aria-hidden="true" />
        <div className="waiting-message" role="status" aria-busy={message === undefined}>
          {message !== undefined && <RichText content={message} />}
        </div>
      </div>
      {information !== undefined && information !== '' && <RichText content={information} />}
    </Dialog>
  );
}
