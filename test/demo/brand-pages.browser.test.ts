import { expect } from 'chai';
// The test runner serves the packages that a test or the service imports. The pages need this one.
import 'hono/html';
import { ampPage, umsPage } from '../../demo/server/pages/brand-pages';
import { indexPage } from '../../demo/server/pages/index-page';
import type { Markup, PageRequest } from '../../demo/server/pages/layout';
import { scenarioNames, scenarios } from '../../demo/service/index';
import { createProfileService } from '../../demo/testing/index';

const documentOf = async (markup: Markup): Promise<Document> =>
  new DOMParser().parseFromString(String(await markup), 'text/html');

const request = (path: string): PageRequest => ({
  path,
  lang: 'en',
  site: null,
  query: new URLSearchParams(),
  session: {
    service: createProfileService({ shopper: 'consumer' }),
    settings: { scenario: 'consumer' },
  } as unknown as PageRequest['session'],
});

describe('the pages of the demo', () => {
  for (const [name, page] of Object.entries({ AMP: ampPage, UMS: umsPage }))
    it(`have greeting, navigation and Extra Help above the plans, and the rest below: ${name}`, async () => {
      const { body } = await documentOf(page(request(`/${name.toLowerCase()}/profile.html`)));
      const order = [...body.querySelectorAll('main *')]
        .map((element) => element.getAttribute('data-shopper-profile') ?? element.localName)
        .map((profileElement) => profileElement.replace('shopper-profile-', ''))
        .filter((profileElement) =>
          ['banner', 'nav', 'extra-help', 'plans', 'help', 'faq'].includes(profileElement),
        );
      expect(order).to.deep.equal(
        name === 'AMP'
          ? ['banner', 'nav', 'plans', 'help', 'faq'] // Extra Help is in the navigation
          : ['banner', 'nav', 'extra-help', 'plans', 'help', 'faq'],
      );
    });

  it('are listed with a description of each shopper, once', async () => {
    const pages = ['/amp/profile.html', '/ums/profile.html'].map((path) => ({
      path,
      title: path,
      description: '',
      hasProfile: true,
    }));
    const text = (await documentOf(indexPage(pages as unknown as Parameters<typeof indexPage>[0]))).body
      .textContent;
    for (const name of scenarioNames) {
      const { description } = scenarios[name];
      expect(text.split(description).length - 1, name).to.equal(1);
    }
  });
});
