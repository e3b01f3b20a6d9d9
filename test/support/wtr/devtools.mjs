/** Sessions by page. Emulation ends with its session, so the session has to live until the test file ends. */
const sessions = new WeakMap();

async function sessionFor(page) {
  const existing = sessions.get(page);
  if (existing) return existing;
  const session = await page.createCDPSession();
  sessions.set(page, session);
  return session;
}

/** Test files share a few pages, so emulation must not affect the next file. */
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
  // Two test files run at the same time, each with its own cookies and storage.
  const ownContext = await context.browser().createBrowserContext();
  const page = await ownContext.newPage();
  // Only one of several tabs is in front. The others would get no focus and no animation frames.
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  page.on('framenavigated', (frame) => {
    // The runner opens a blank page after each test file.
    if (frame === page.mainFrame() && frame.url() === 'about:blank') {
      reset(page).catch(() => undefined); // The page may be closed, and its emulation with it.
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
    // `undefined` would mean that no plugin handles the command.
    return (await devtools.send(payload.method, payload.params)) ?? {};
  },
});
