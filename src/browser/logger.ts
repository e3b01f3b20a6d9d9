import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    logger: { logger: Logger };
    saidWarnings: Set<string>;
  }
}

/**
 * All console output goes through this logger. Messages name the cause (a key, a call, a status) and never contain a value
 * from a shopper or a service (contract §5).
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

/** Falls back to the console when the host's logger throws, so that it cannot break the caller. */
const sayTo =
  (host: Logger, level: keyof Logger) =>
  (message: string): void => {
    try {
      host[level](message);
    } catch {
      consoleLogger[level](message);
    }
  };

/** Sets the host's logger (config key `logger`); `null` restores the console. */
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

/** Logs the same warning only once per page. */
export const warnOnce = logOnce('warn');

/** Logs the same error only once per page. */
export const errorOnce = logOnce('error');
