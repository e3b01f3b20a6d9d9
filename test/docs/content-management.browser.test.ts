import { expect } from 'chai';
import { rowsOf, sectionsOf } from '../support/guides';
import { sanitizers } from '../support/sanitizers/all';
import { wordPressPost, wordPressPostBefore65 } from '../support/sanitizers/word-press';

const TEXT = 'Your saved plans are loading.';
const forms = {
  tag: `<shopper-profile-plans heading-level="3">${TEXT}</shopper-profile-plans>`,
  data: `<div data-shopper-profile="plans" data-heading-level="3">${TEXT}</div>`,
  class: `<div class="is-shopper-profile-plans">${TEXT}</div>`,
  script: '<script type="application/json" data-shopper-profile-config>{ "site": "AMP" }</script>',
};

describe('docs/guides/content-management.md: what comes through', () => {
  let rows: string[][];
  before(async () => {
    rows = rowsOf((await sectionsOf('content-management')).get('Three ways to place an element') ?? '');
  });

  it('has a row for each system, and none besides', () => {
    const names = Object.keys(sanitizers).sort((one, other) => other.length - one.length);
    expect(rows.map(([name = '']) => names.find((known) => name.startsWith(known)))).to.have.members(names);
  });

  for (const [system, sanitize] of Object.entries(sanitizers))
    it(`says of ${system} what its rules say`, () => {
      const comesThrough = Object.values(forms).map((form) => (sanitize(form) === form ? 'yes' : 'no'));
      const row = rows
        .filter(([name = '']) => name.startsWith(system))
        .sort(([one = ''], [other = '']) => one.length - other.length)[0];
      expect(row?.slice(1)).to.deep.equal(comesThrough);
    });

  it('a tag that goes leaves its sentence in every system', () => {
    for (const [system, sanitize] of Object.entries(sanitizers))
      for (const form of [forms.tag, forms.data, forms.class])
        expect(sanitize(form), system).to.contain(TEXT);
  });

  it('WordPress and Drupal leave the configuration as text on the page, the others nothing of it', () => {
    const leftovers = Object.entries(sanitizers)
      .filter(([, sanitize]) => sanitize(forms.script) !== forms.script)
      .map(([system, sanitize]) => [system, sanitize(forms.script)]);
    expect(leftovers).to.deep.equal([
      ['AEM: text component', ''],
      ['WordPress: posts', '{ "site": "AMP" }'],
      ['Drupal: Basic HTML', '{ "site": "AMP" }'],
      ['Drupal: Basic HTML with', '{ "site": "AMP" }'],
      ['Sitecore: rich text', ''],
      ['DOMPurify', ''],
    ]);
  });

  it('WordPress takes an attribute with two dashes in a row since 6.5; we have none', () => {
    const twoDashes = '<div data-shopper--profile="plans"></div>';
    expect(wordPressPost(twoDashes)).to.equal(twoDashes);
    expect(wordPressPostBefore65(twoDashes)).to.equal('<div></div>');
    expect(wordPressPostBefore65(forms.data)).to.equal(forms.data);
  });

  it('what is dangerous goes, whatever the form', () => {
    for (const [system, sanitize] of Object.entries(sanitizers)) {
      if (system === 'Drupal: Full HTML') continue;
      const html = sanitize(
        '<div data-shopper-profile="plans" onclick="alert(1)"><script>alert(1)</script></div>',
      );
      expect(html, system).not.to.match(/onclick|<script/);
    }
  });
});
