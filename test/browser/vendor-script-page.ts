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

const { policy, trustScripts } = await import('../../src/browser/trusted-types');
const { globalMethod, loadScript } = await import('../../src/browser/vendor-script');

const TOOL = '/test/support/tools/tool.js';
const OTHER = '/test/support/tools/none.js';
const CODE = 'data:text/javascript,window.hacked=1';

const outcomeOf = (url: string): Promise<string> =>
  loadScript(url).then(
    () => 'loaded',
    (error: unknown) => (error as Error).name,
  );

const answers = [await outcomeOf(TOOL)];
trustScripts([TOOL, CODE]);
for (const url of [TOOL, OTHER, CODE]) answers.push(await outcomeOf(url));
answers.push(typeof globalMethod('testTool', 'mount'));
try {
  policy()?.createScriptURL('https://evil.example/tool.js');
  answers.push('passed');
} catch (error) {
  answers.push((error as Error).name);
}
report.answers = answers;
