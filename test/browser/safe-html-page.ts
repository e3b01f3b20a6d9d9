/** Runs in a page with a strict Content Security Policy; safe-html.test.ts reads what it leaves on the window. */
export {};

interface Factory {
  createPolicy(name: string, rules: object): unknown;
}
interface Report {
  policies: string[];
  violations: string[];
  result?: string;
  failure?: string;
}

const report: Report = Object.assign(window, { policies: [], violations: [] });

document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
  report.violations.push(`${violatedDirective} ${sample}`);
});

const factory = (window as unknown as { trustedTypes: Factory }).trustedTypes;
const create = factory.createPolicy.bind(factory);
factory.createPolicy = (name, rules) => {
  report.policies.push(name);
  return create(name, rules);
};

const { doors } = await import('../../src/browser/trusted-types');
const box = document.body.appendChild(document.createElement('div'));
const shown = async (html: string): Promise<string> => {
  box.replaceChildren(await doors().toSafeHtml(html));
  return box.innerHTML;
};
try {
  report.result = [
    await shown('<p class="a" id="b">Good <b>morning</b><script>1</script></p><img>'),
    await shown('<a href="https://example.com/" target="_blank">x</a>'),
  ].join('|');
} catch (error) {
  report.failure = (error as Error).name;
}
