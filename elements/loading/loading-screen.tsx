import type { ReactNode } from 'react';
import { Dialog } from '../../src/ui/dialog';
import { RichText, type SafeHtml } from './rich-text';

export interface LoadingScreenProps {
  heading: string;
  /** No value until it is ready to show. */
  message: SafeHtml | undefined;
  information: SafeHtml | undefined;
  isClosable: boolean;
  onClose(): void;
}

/** Tells shoppers what they are waiting for (POP-01 … POP-04). */
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
