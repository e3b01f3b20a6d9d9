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

let current = consoleLogger;

export const logger = (): Logger => current;

/** The host's logger (config key `logger`); `null` brings the console back. */
export function setHostLogger(host: Logger | null): void {
  current = host ?? consoleLogger;
}

const said = new Set<string>();

/** Warns once per page for the same message. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  current.warn(message);
}
