/** Controls the page of a framework for the checks. All pages have the same buttons. */

const TIMEOUT = 10_000;

export async function openApp(browser, site, name) {
  const service = site.openSession();
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1000, height: 700 });
  const messages = [];
  page.on('console', (message) => {
    // The pages set no routes and no environment, which the page check reports.
    const isSetting = / is not set[:,]/.test(message.text());
    if (['error', 'warn'].includes(message.type()) && !isSetting) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.evaluateOnNewDocument(service.pageScript);
  await page.evaluateOnNewDocument(() => {
    // Lets checks find nodes inside of an element. They wait for content that appears later.
    window.find = (tag, selector) => document.querySelector(tag)?.shadowRoot?.querySelector(selector) ?? null;
    window.named = (tag, selector, text) =>
      [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll(selector) ?? [])].find((element) =>
        element.textContent.includes(text),
      ) ?? null;
  });
  await page.goto(`${site.url}/${name}/`);

  return {
    name,
    messages,
    page,
    /** Waits until the check returns true. The check runs in the page. */
    until: (check, ...args) => page.waitForFunction(check, { timeout: TIMEOUT, polling: 50 }, ...args),
    /** Clicks a button of the page, even if something covers it. */
    press: (text) =>
      page.evaluate((label) => {
        const button = [...document.querySelectorAll('main > button')].find(
          (found) => found.textContent.trim() === label,
        );
        button.click();
      }, text),
    callsOfLoadFlow: () => service.requests.filter(({ path }) => path === '/landrover/api/serverData').length,
    close: () => context.close(),
  };
}
