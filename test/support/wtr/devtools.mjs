/** Sessions by page: what a session has emulated ends with the session, so it has to live until the test file ends. */
const sessions = new WeakMap();

async function sessionFor(page) {
  const existing = sessions.get(page);
  if (existing) return existing;
  const session = await page.createCDPSession();
  sessions.set(page, session);
  return session;
}

/** Test files share a few pages: nothing that one of them emulates may reach the next. */
async function reset(page) {
  const session = sessions.get(page);
  sessions.delete(page);
  await Promise.all([
    page.emulateMediaFeatures([]),
    page.emulateMediaType(),
    session?.send('Emulation.setCPUThrottlingRate', { rate: 1 }).then(() => session.detach()),
  ]);
}

/** `createPage` of the browser launcher. */
export async function createTestPage({ context }) {
  // Two test files run at the same time: each has cookies and storage of its own.
  const ownContext = await context.browser().createBrowserContext();
  const page = await ownContext.newPage();
  // With several tabs at work only one is in front; the others would get no focus and no animation frames.
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  page.on('framenavigated', (frame) => {
    // The runner leaves for a blank page after each test file.
    if (frame === page.mainFrame() && frame.url() === 'about:blank') {
      reset(page).catch(() => undefined); // The page may be gone, and then so is what it emulated.
    }
  });
  return page;
}

/** Server command `cdp` with `{ method, params }`: whatever the DevTools protocol can do to the test's page. */
export const devtoolsPlugin = () => ({
  name: 'devtools',

  async executeCommand({ command, payload, session }) {
    if (command !== 'cdp') return undefined;
    const page = session.browser.getPage(session.id);
    const devtools = await sessionFor(page);
    // `undefined` would mean that no plugin knows the command.
    return (await devtools.send(payload.method, payload.params)) ?? {};
  },
});
