import type { FailKind } from '../testing/types';

/**
 * The calls of the mock service, by the stable name under which each can be made to fail; each file of routes adds its own.
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- files of routes add to it
export interface Calls {}
export type CallName = keyof Calls;

/** The names of all calls, added when their routes are created. */
export const callNames: CallName[] = [];

export interface FailSpec {
  call: CallName;
  kind: FailKind;
}

const kindNames = ['timeout', 'expired', 'garbage', 'html', 'null', 'empty'] as const satisfies FailKind[];

/**
 * Reads `<call>:<kind>`, separated by commas, as in `profile:401,planList:timeout`. Blank text means no
 * failure. Throws an error that lists the possible values.
 */
export function parseFail(text: string): FailSpec[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [name = '', kind = ''] = part.split(':');
      const call = callNames.find((known) => known === name);
      if (!call) throw new Error(`fail: unknown call "${name}"; known are ${callNames.join(', ')}`);
      return { call, kind: parseKind(kind) };
    });
}

function parseKind(text: string): FailKind {
  const name = kindNames.find((known) => known === text);
  if (name) return name;
  if (/^[2-5]\d\d$/.test(text)) return Number(text);
  throw new Error(
    `fail: unknown kind "${text}"; known are ${kindNames.join(', ')} and a status from 200 to 599`,
  );
}

const errorPage = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;

const respond = (body: string | null, type: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

/** The response of a failing call. `undefined` for the kind that never responds. */
export function failedResponse(kind: FailKind): Response | undefined {
  switch (kind) {
    case 'timeout':
      return undefined;
    case 'expired':
      return respond('{"error":"Invalid session"}', 'application/json', 401);
    case 'garbage':
      return respond('{"data": {"plans": [', 'application/json');
    case 'html':
      return respond(errorPage('Please wait', 'We will be back soon.'), 'text/html; charset=utf-8');
    case 'null':
      return respond('null', 'application/json');
    case 'empty':
      return respond('', 'application/json');
    default:
      // These statuses must not have a body. The Response constructor throws for one.
      if ([204, 205, 304].includes(kind)) return new Response(null, { status: kind });
      return respond(
        kind === 401
          ? errorPage('Unauthorized', 'Invalid session')
          : errorPage(`Error ${kind}`, 'Something broke.'),
        'text/html; charset=utf-8',
        kind,
      );
  }
}
