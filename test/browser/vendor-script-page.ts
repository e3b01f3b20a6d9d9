/** Runs in a page with a strict Content Security Policy; vendor-script.test.ts reads what it leaves on the window. */
export {};

interface Report {
  violations: string[];
  results?: string[];
}

const report: Report = Object.assign(window, { violations: [] });

document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
  report.violations.push(violatedDirective);
});

const { globalMethod, loadScript } = await import('../../src/browser/vendor-script');

const { installPageApi } = await import('../../src/browser/page');
installPageApi('0.0.0', import.meta.url);

const TOOL = '/test/support/tools/tool.js';
const OTHER = '/test/support/tools/none.js';
const CODE = 'data:text/javascript,window.hacked=1';

const outcomeOf = (url: string, integrity?: string): Promise<string> =>
  loadScript(url, integrity).then(
    () => 'loaded',
    (error: unknown) => (error as Error).name,
  );

const results = [await outcomeOf(TOOL)];
window.shopperProfileConfig = {
  vendors: {
    providerSearch: { script: TOOL },
    drugEstimator: { script: CODE },
    medsupp: { script: `${TOOL}?for=UHC{state}` },
  },
};
results.push(
  await outcomeOf(TOOL, 'sha384-x4kPbQ0zjR0GmV2Yw5dGmYkVqGzJ0D8mT0rX8S1m5n8n8d2Q7o0f9h5u7a1b3c5d'),
);
const text = await (await fetch(TOOL)).arrayBuffer();
const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', text));
results.push(await outcomeOf(TOOL, `sha384-${btoa(String.fromCharCode(...hash))}`));
for (const url of [TOOL, OTHER, CODE]) results.push(await outcomeOf(url));
for (const state of ['IL', '', 'I', 'ILL', 'I%2F', '../'])
  results.push(await outcomeOf(`${TOOL}?for=UHC${state}`));
results.push(await outcomeOf(`${TOOL}?state=IL`), await outcomeOf(`${OTHER}?for=UHCIL`));
results.push(typeof globalMethod('testTool', 'mount'));
/** The values that any script of the page can reach: none of them lets HTML or URLs pass. */
const values = Reflect.get(globalThis, 'shopperProfile') as object;
const shared = Object.getOwnPropertySymbols(values).flatMap((name) => [
  ...(Reflect.get(values, name) as Map<string, unknown>).values(),
]);
const isPolicy = (value: unknown): boolean =>
  typeof (value as { createHTML?: unknown } | null)?.createHTML === 'function';
results.push(String(shared.length > 0 && shared.some(isPolicy)));
report.results = results;
