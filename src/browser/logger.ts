import { shared } from './shared';

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

const current = (): { logger: Logger } => shared('logger', () => ({ logger: consoleLogger }));

export const logger = (): Logger => current().logger;

/** The host's logger (config key `logger`); `null` brings the console back. */
export function setHostLogger(host: Logger | null): void {
  current().logger = host ?? consoleLogger;
}

/** Warns once per page for the same message. */
export function warnOnce(message: string): void {
  const said = shared('saidWarnings', () => new Set<string>());
  if (said.has(message)) return;
  said.add(message);
  logger().warn(message);
}
