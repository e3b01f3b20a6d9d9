import { pageSingleton } from '../../browser/page-singleton';

declare module '../../browser/page-singleton' {
  interface PageValues {
    sessionEnd: { handle?: () => void };
  }
}

/** What is to be done when a read of a part of the profile finds the session ended; the load flow says it (ERR-02). */
export const sessionEnd = (): { handle?: () => void } => pageSingleton('sessionEnd', () => ({}));
