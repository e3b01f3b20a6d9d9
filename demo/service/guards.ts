import type { MiddlewareHandler } from 'hono';
import { agentSession } from './agent-session';
import type { Env } from './calls';

/** Writes must repeat the token of the cookie in a header (NET-34, HTTP-25). */
export const xsrfGuard: MiddlewareHandler<Env> = async (context, next) => {
  const { xsrfToken } = context.env.session;
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
  if (xsrfToken !== null && isWrite && context.req.header('X-XSRF-TOKEN') !== xsrfToken) {
    return context.json({ error: 'X-XSRF-TOKEN is missing or wrong' }, 403);
  }
  await next();
  return undefined;
};

/**
 * An agent's requests carry the session header, and each response has a new value for it (ROLES-13,
 * ROLES-14). Earlier values stay valid, because requests that are sent at the same time cannot use each
 * other's responses.
 */
export const agentGuard: MiddlewareHandler<Env> = async (context, next) => {
  const { shopper, agentTokens } = context.env.session;
  if (!shopper.entry.isAgentFlow) return next();
  if (!agentTokens.includes(context.req.header(agentSession.header) ?? '')) {
    return context.json({ error: `${agentSession.header} is missing or unknown` }, 403);
  }
  await next();
  const token = `agent-session-${agentTokens.length + 1}`;
  agentTokens.push(token);
  context.header(agentSession.header, token);
  return undefined;
};
