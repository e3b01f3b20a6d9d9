import { pageSingleton } from '../../browser/page-singleton';

declare module '../../browser/page-singleton' {
  interface PageValues {
    sessionEnd: { handle?: () => void };
  }
}

/** Handler for a response that says that the session has ended; set by the load flow (ERR-02). */
export const sessionEnd = (): { handle?: () => void } => pageSingleton('sessionEnd', () => ({}));
