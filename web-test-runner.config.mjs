import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from './scripts/browser.mjs';
import { constants } from './scripts/build/sources-as-built.mjs';
import { testsOfKind } from './scripts/test/files.mjs';
import { assetsPlugin } from './test/support/wtr/assets.mjs';
import { createTestPage, devtoolsPlugin } from './test/support/wtr/devtools.mjs';
import { docsPlugin } from './test/support/wtr/docs.mjs';
import { enginePlugin, filesForEngines, launchEngine } from './test/support/wtr/engines/index.mjs';
import { otherOriginPlugin } from './test/support/wtr/other-origin.mjs';
import { privacyPlugin } from './test/support/wtr/privacy.mjs';
import { soakPlugin } from './test/support/wtr/soak.mjs';
import { storiesPlugin } from './test/support/wtr/stories.mjs';
import { summary } from './test/support/wtr/summary.mjs';
import { typescriptPlugin } from './test/support/wtr/typescript.mjs';
import { vendorPlugin } from './test/support/wtr/vendor.mjs';

const SECOND = 1000;

const define = constants('development', '0.0.0-test');

/** `ENGINE=Firefox` runs the tests of what a browser does there; `npm run test:engines` in all that are installed. */
const engine = process.env.ENGINE;

/** Draws a frame as soon as one is requested, instead of 60 in a second: tests wait for thousands of frames. */
const FRAMES_AT_REQUEST = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

async function startChromium() {
  const { args, ...browser } = await findBrowser();
  return chromeLauncher({
    launchOptions: { ...browser, args: [...args, ...FRAMES_AT_REQUEST] },
    createPage: createTestPage,
  });
}

// First, so that the last line of the output stands even if the rest of the start fails.
const lastLines = summary();

/**
 * The tests that need a page; the others run in Node (scripts/test/kinds.mjs). Started by `npm test` and its variants.
 * @type {import('@web/test-runner').TestRunnerConfig}
 */
export default {
  // The root is the project, so a test can load the built bundles from /dist/ in an iframe.
  rootDir: import.meta.dirname,
  files: engine ? filesForEngines : testsOfKind('browser'),
  concurrency: 2,
  // The stories of a brand are one file with one test per story.
  testsFinishTimeout: 900 * SECOND,
  // No retries: a test that passes only at the second try is a bug.
  testFramework: { config: { timeout: 8 * SECOND } },
  browsers: [engine ? launchEngine(engine) : await startChromium()],
  plugins: [
    docsPlugin(),
    storiesPlugin(),
    soakPlugin(),
    privacyPlugin(),
    engine ? enginePlugin() : devtoolsPlugin(),
    otherOriginPlugin(),
    assetsPlugin(),
    await vendorPlugin({ define }),
    typescriptPlugin({ define }),
  ],
  // Prints what a test file wrote to the console, so that an unexpected error is seen in a run that passes, too.
  reporters: [defaultReporter(), lastLines],
  // The fonts of the demo: widths and heights in tests are those of every machine.
  testRunnerHtml: (framework) => `<!doctype html>
    <html>
      <head>
        <meta charset="utf-8" />
        <link rel="stylesheet" href="/demo/server/assets/fonts.css" />
      </head>
      <body>
        <script type="module">
          await Promise.allSettled([...document.fonts].map((font) => font.load()));
          await import('${framework}');
        </script>
      </body>
    </html>`,
  // Into a file or a pipe, no cursor movements.
  staticLogging: !process.stdout.isTTY,
  // React's advertisement for its browser extension is no finding.
  filterBrowserLogs: ({ args }) => !args.some((arg) => String(arg).includes('React DevTools')),
  coverage: Boolean(process.env.COVERAGE),
  coverageConfig: {
    include: ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'],
    reportDir: 'coverage',
    reporters: ['text-summary', 'lcovonly', 'html'],
  },
};
