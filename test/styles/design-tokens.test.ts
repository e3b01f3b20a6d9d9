import { expect } from 'chai';
import { toDesignTokens } from '../../scripts/build/design-tokens.mjs';
import { paintedColor } from '../../src/browser/contrast';
import { sizes, spaces } from '../../src/styles/scale';
import { brands, themeProperties } from '../../src/styles/theme-properties';
import { leaveTestPage, openTestPage } from '../support/page';

const TAG = 'shopper-profile-extra-help';
const ROOT_PX = 16;
const tokens = toDesignTokens({ brands, themeProperties, spaces, sizes });

/** What an element of the brand computes for a property of an empty node in its body text. */
async function computedIn(site: 'UMS' | 'AMP') {
  const page = openTestPage({ config: { site } });
  // Test pages set it, because the system's font differs by machine.
  page.container.style.setProperty('--shopper-profile-font', 'initial');
  await page.place(TAG);
  await page.screen.findByShadowRole('group');
  const probe = document.createElement('b');
  page.container.querySelector(TAG)!.shadowRoot!.querySelector('.room')!.append(probe);
  return (property: 'color' | 'inlineSize' | 'fontFamily', value: string): string => {
    Object.assign(probe.style, { display: 'block', [property]: value });
    return getComputedStyle(probe)[property];
  };
}

describe('tokens.json', () => {
  afterEach(leaveTestPage);

  for (const brand of brands) {
    it(`has the colors, corners and fonts that ${brand} shows`, async () => {
      const computed = await computedIn(brand);
      for (const [name, { $type, $value }] of Object.entries(tokens[brand])) {
        if (name === 'gap') continue; // around an element, not in it
        const variable = `var(--${name.replace('color-', '')})`;
        if ($type === 'color')
          expect(paintedColor(computed('color', variable)), name).to.deep.equal(
            paintedColor(($value as { hex: string }).hex),
          );
        else if ($type === 'dimension')
          expect(parseFloat(computed('inlineSize', variable)), name).to.be.closeTo(
            ($value as { value: number }).value * ROOT_PX,
            0.02,
          );
        else {
          const alias = typeof $value === 'string' ? tokens[brand][$value.slice(5, -1)]?.$value : $value;
          const families = computed('fontFamily', variable).split(',');
          expect(
            families.map((family) => family.trim().replaceAll('"', '')),
            name,
          ).to.deep.equal(alias);
        }
      }
    });

    it(`has the spacing and type that ${brand} shows`, async () => {
      const computed = await computedIn(brand);
      for (const group of ['space', 'size'] as const)
        for (const [name, { $value }] of Object.entries(tokens[group]))
          expect(parseFloat(computed('inlineSize', `var(--${group}-${name})`)), name).to.be.closeTo(
            ($value as { value: number }).value * ROOT_PX,
            0.02,
          );
    });
  }

  it('has every theme property but the keyword, and the gap between elements', () => {
    for (const brand of brands) {
      expect([...Object.keys(tokens[brand]), 'scheme']).to.have.members(Object.keys(themeProperties));
      expect(tokens[brand].gap?.$value).to.deep.equal({ value: spaces.groups.px / ROOT_PX, unit: 'rem' });
    }
  });
});
