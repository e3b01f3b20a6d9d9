import path from 'node:path';
import { getRequestFilePath } from '@web/dev-server-core';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from '../../../scripts/browser.mjs';
import { createTestPage } from './devtools.mjs';

const COOKIE = 'fault';

/** The runner lets browsers cache every file. Here, each test file gets a page with an empty cache. */
export async function createLauncher() {
  const launcher = chromeLauncher({ launchOptions: await findBrowser(), createPage: createTestPage });
  const stopSession = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const page = launcher.getPage(id);
    const result = await stopSession(id);
    launcher.inactivePages.length = 0;
    await page.browserContext().close();
    return result;
  };
  return launcher;
}

/**
 * Serves files with a fault in them: the fault whose index is the name of the page's group of test files, if there is one.
 * Files on disk stay as they are. A page gets a cookie that scripts cannot read, and sends it along with each request.
 *
 * @param {({ file: string; find: string; replace: string } | undefined)[]} faults
 */
export function faultsPlugin(faults) {
  let rootDir;
  let setSessions;
  const sessions = new Promise((resolve) => (setSessions = resolve));
  const faultOf = (context) => {
    const fault = faults[Number(context.cookies.get(COOKIE) ?? -1)];
    const file = path.relative(rootDir, getRequestFilePath(context.url, rootDir)).replaceAll('\\', '/');
    return fault?.file === file ? fault : undefined;
  };

  return {
    /** Goes into `reporters`, because a reporter is the first to receive the sessions. */
    reporter: { start: (run) => setSessions(run.sessions) },

    async middleware(context, next) {
      const id = context.URL.searchParams.get('wtr-session-id');
      const session = id === null ? undefined : (await sessions).get(id);
      if (session && context.path === '/')
        context.cookies.set(COOKIE, session.group.name, { httpOnly: true, overwrite: true });
      await next();
    },

    plugin: {
      name: 'faults',
      serverStart({ config }) {
        rootDir = config.rootDir;
      },
      transformCacheKey: (context) => faultOf(context) && context.cookies.get(COOKIE),
      transform(context) {
        const fault = faultOf(context);
        return fault && context.body.replace(fault.find, () => fault.replace);
      },
    },
  };
}
