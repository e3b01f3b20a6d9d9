import { Hono } from 'hono';
import { bodyOf, call, refuseWithout, type Env } from '../calls';
import { signIn } from '../session';
import { CODE_WITHOUT_UUID, scenarioOfCode } from '../sign-in-codes';

declare module '../failures' {
  interface Calls {
    authValidate: true;
    logout: true;
  }
}

/** Sign-in and sign-out (NET-02 … NET-04, NET-11, HTTP-01). */
export const signInRoutes = new Hono<Env>()
  .post('/apps/:site/authValidate', call('authValidate'), async (context) => {
    const body = await bodyOf(context);
    const refusal = refuseWithout(context, body, 'code', 'tool');
    if (refusal) return refusal;
    const code = String(body.code);
    if (code === CODE_WITHOUT_UUID) return context.json({ isNewOptumIdProfileCreated: false });
    const scenario = scenarioOfCode(code);
    if (!scenario) return context.json({ error: 'unknown code' }, 401);

    const shopper = signIn(context.env.session, scenario);
    const isNew = Boolean(shopper.entry.isNewAccount) && !shopper.hasUsedCode;
    shopper.hasUsedCode = true;
    return context.json({
      uuid: shopper.identity.uuid,
      ...(shopper.entry.agentUserName && { agentUserName: shopper.entry.agentUserName }),
      isNewOptumIdProfileCreated: isNew,
    });
  })
  .delete('/logout', call('logout'), (context) => {
    context.env.session.isSignedOut = true;
    return context.body(null, 204);
  });
