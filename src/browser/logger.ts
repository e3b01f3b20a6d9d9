import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    logger: { logger: Logger };
    saidWarnings: Set<string>;
  }
}

/**
 * The one way to the console. Messages name the culprit (a key, a call, a status) and never carry a value that
 * came from a shopper or a service (contract §5).
 */
export interface Logger {
  warn(message: string): void;
  error(message: string): void;
}

const PREFIX = '[shopper-profile]';

const consoleLogger: Logger = {
  warn: (message) => {
    console.warn(PREFIX, message);
  },
  error: (message) => {
    console.error(PREFIX, message);
  },
};

const current = (): { logger: Logger } => pageSingleton('logger', () => ({ logger: consoleLogger }));

export const logger = (): Logger => current().logger;

/** A logger of the host that fails must not stop what it is told about. */
const sayTo =
  (host: Logger, level: keyof Logger) =>
  (message: string): void => {
    try {
      host[level](message);
    } catch {
      consoleLogger[level](message);
    }
  };

/** The host's logger (config key `logger`); `null` brings the console back. */
export function setHostLogger(host: Logger | null): void {
  current().logger = host ? { warn: sayTo(host, 'warn'), error: sayTo(host, 'error') } : consoleLogger;
}

const logOnce =
  (level: keyof Logger) =>
  (message: string): void => {
    const said = pageSingleton('saidWarnings', () => new Set<string>());
    if (said.has(message)) return;
    said.add(message);
    logger()[level](message);
  };

/** Warns once per page for the same message. */
export const warnOnce = logOnce('warn');

/** Reports an error once per page for the same message. */
export const errorOnce = logOnce('error');
