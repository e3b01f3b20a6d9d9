/** Runs in a page with a strict Content Security Policy; vendor-script.test.ts reads what it leaves on the window. */
export {};

interface Report {
  violations: string[];
  answers?: string[];
}

const report: Report = Object.assign(window, { violations: [] });

document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
  report.violations.push(violatedDirective);
});

const { globalMethod, loadScript } = await import('../../src/browser/vendor-script');

const { installPageApi } = await import('../../src/browser/page');
installPageApi('0.0.0');

const TOOL = '/test/support/tools/tool.js';
const OTHER = '/test/support/tools/none.js';
const CODE = 'data:text/javascript,window.hacked=1';

const outcomeOf = (url: string, integrity?: string): Promise<string> =>
  loadScript(url, integrity).then(
    () => 'loaded',
    (error: unknown) => (error as Error).name,
  );

const answers = [await outcomeOf(TOOL)];
window.shopperProfileConfig = {
  vendors: {
    providerSearch: { script: TOOL },
    drugEstimator: { script: CODE },
    medsupp: { script: `${TOOL}?of={state}` },
  },
};
answers.push(
  await outcomeOf(TOOL, 'sha384-x4kPbQ0zjR0GmV2Yw5dGmYkVqGzJ0D8mT0rX8S1m5n8n8d2Q7o0f9h5u7a1b3c5d'),
);
for (const url of [TOOL, OTHER, CODE, `${TOOL}?of=IL`, `${TOOL}?of=IL&and=more`])
  answers.push(await outcomeOf(url));
answers.push(typeof globalMethod('testTool', 'mount'));
/** What any script of the page can reach: nothing of it lets HTML or addresses pass. */
const values = Reflect.get(globalThis, 'shopperProfile') as object;
const shared = Object.getOwnPropertySymbols(values).flatMap((name) => [
  ...(Reflect.get(values, name) as Map<string, unknown>).values(),
]);
const isPolicy = (value: unknown): boolean =>
  typeof (value as { createHTML?: unknown } | null)?.createHTML === 'function';
answers.push(String(shared.length > 0 && shared.some(isPolicy)));
report.answers = answers;
