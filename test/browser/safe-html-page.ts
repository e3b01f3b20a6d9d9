/** Runs in a page with a strict Content Security Policy; safe-html.test.ts reads what it leaves on the window. */
export {};

interface Factory {
  createPolicy(name: string, rules: object): unknown;
}
interface Report {
  policies: string[];
  violations: string[];
  answer?: string;
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

const { toSafeHtml } = await import('../../src/browser/safe-html');
const box = document.body.appendChild(document.createElement('div'));
const shown = (html: string): string => {
  box.replaceChildren(toSafeHtml(html));
  return box.innerHTML;
};
try {
  report.answer = [
    shown('<p class="a" id="b">Good <b>morning</b><script>1</script></p><img>'),
    shown('<a href="https://example.com/" target="_blank">x</a>'),
  ].join('|');
} catch (error) {
  report.failure = (error as Error).name;
}
