import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';
import type { Brand } from '../../src/config/derived';
import { ShadowBox } from '../support/shadow-box';
import { contrast } from '../../src/browser/contrast';
import { colors, contrasts, tokens } from '../support/tokens';

const meta = {
  title: 'Foundations/Tokens',
  parameters: {
    showsBothBrands: true,
    docs: {
      description: {
        component:
          'What the two brands look like. A host overrides any token with the custom property that is named beside it.',
      },
    },
  },
} satisfies Meta;

export default meta;

type Story = StoryObj;

const brands: Brand[] = ['AMP', 'UMS'];

/** The same for both brands, one below the other. */
const BothBrands = ({ children }: { children: ReactNode }): ReactNode =>
  brands.map((brand) => (
    <ShadowBox key={brand} brand={brand}>
      <section className="showcase" aria-label={brand}>
        <h2 className="title">{brand}</h2>
        {children}
      </section>
    </ShadowBox>
  ));

function Color({ name, hostProperty, description }: (typeof tokens)[number]): ReactNode {
  const [value, setValue] = useState('');
  const [readValue] = useState(() => (swatch: HTMLElement | null) => {
    if (swatch) setValue(getComputedStyle(swatch).getPropertyValue(name));
  });
  return (
    <li className="showcase-item">
      <div className="showcase-swatch" ref={readValue} style={{ background: `var(${name})` }} />
      <strong>
        {name} {value}
      </strong>
      <span>{description}</span>
      <span className="showcase-note">{hostProperty}</span>
    </li>
  );
}

export const Colors: Story = {
  render: () => (
    <BothBrands>
      <ul className="showcase-grid">
        {colors.map((color) => (
          <Color key={color.name} {...color} />
        ))}
      </ul>
    </BothBrands>
  ),
  play: async ({ canvasElement }) => {
    // As it is declared, which is what a designer looks for.
    for (const value of ['--action #7b1e3b', '--surface #fff'])
      await expect((await within(canvasElement).findAllByShadowText(value)).length).toBeGreaterThan(0);
  },
};

function Contrast({ front, back, least }: (typeof contrasts)[number]): ReactNode {
  const [ratio, setRatio] = useState<number>();
  const [measure] = useState(() => (swatch: HTMLElement | null) => {
    if (!swatch) return;
    const { color, backgroundColor } = getComputedStyle(swatch);
    setRatio(contrast(color, backgroundColor));
  });
  return (
    <li className="showcase-item">
      <div
        className="showcase-swatch"
        ref={measure}
        style={{ color: `var(${front})`, background: `var(${back})` }}
      >
        {ratio?.toFixed(2)} : 1
      </div>
      <strong>
        {front} on {back}
      </strong>
      <span className="showcase-note" data-passes={ratio === undefined ? undefined : ratio >= least}>
        {ratio !== undefined && ratio >= least ? 'Enough' : 'Too little'}: at least {least} : 1
      </span>
    </li>
  );
}

/** What is drawn on what: 4.5 : 1 for text, 3 : 1 for shapes. */
export const Contrasts: Story = {
  render: () => (
    <BothBrands>
      <ul className="showcase-grid">
        {contrasts.map((pair) => (
          <Contrast key={`${pair.front} ${pair.back}`} {...pair} />
        ))}
      </ul>
    </BothBrands>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findAllByShadowText(/^Enough/)).toHaveLength(brands.length * contrasts.length);
    await expect(screen.queryAllByShadowText(/^Too little/)).toEqual([]);
  },
};

const sample = 'Your plans for 2027: $42.50 a month';

/** Text by what it is for. Sizes are em: they grow with the reader’s text. */
const typeRoles: { className: string; role: string; hostProperty: string }[] = [
  { className: 'title', role: 'Heading of an element', hostProperty: '--shopper-profile-font-heading' },
  { className: 'dialog-title', role: 'Heading of a popup', hostProperty: '--shopper-profile-font-heading' },
  { className: 'group-title', role: 'Heading of a list', hostProperty: '--shopper-profile-font-heading' },
  { className: 'card-name', role: 'Name of a plan', hostProperty: '--shopper-profile-font' },
  { className: '', role: 'Text', hostProperty: '--shopper-profile-font' },
  { className: 'fact-note', role: 'Note below a number', hostProperty: '--shopper-profile-font' },
];

/** What the browser makes of an element’s style, once it exists. */
function useComputed(read: (style: CSSStyleDeclaration) => string) {
  const [value, setValue] = useState('');
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (element) setValue(read(getComputedStyle(element)));
  });
  return { value, ref };
}

const fontOf = ({ fontSize, lineHeight, fontWeight, fontFamily }: CSSStyleDeclaration): string =>
  `${fontSize} / ${lineHeight}, ${fontWeight}, ${fontFamily.split(',')[0] ?? ''}`;

function TypeRole({ className, role, hostProperty }: (typeof typeRoles)[number]): ReactNode {
  const { value, ref } = useComputed(fontOf);
  return (
    <li className="showcase-item">
      <p className={className} ref={ref}>
        {sample}
      </p>
      <strong>
        {role}: {value}
      </strong>
      <span className="showcase-note">{hostProperty}</span>
    </li>
  );
}

export const Type: Story = {
  render: () => (
    <BothBrands>
      <ul className="showcase">
        {typeRoles.map((entry) => (
          <TypeRole key={entry.role} {...entry} />
        ))}
      </ul>
    </BothBrands>
  ),
};

const corners = tokens.filter(({ syntax }) => syntax === '<length>');

function Corner({ name, hostProperty, description }: (typeof tokens)[number]): ReactNode {
  const { value, ref } = useComputed((style) => style.borderTopLeftRadius);
  return (
    <li className="showcase-item">
      <div className="showcase-corner" ref={ref} style={{ borderRadius: `var(${name})` }} />
      <strong>
        {description} {value}
      </strong>
      <span className="showcase-note">{hostProperty}</span>
    </li>
  );
}

export const Radius: Story = {
  render: () => (
    <BothBrands>
      <ul className="showcase-row">
        {corners.map((corner) => (
          <Corner key={corner.name} {...corner} />
        ))}
      </ul>
    </BothBrands>
  ),
  play: async ({ canvasElement }) => {
    for (const { hostProperty } of corners)
      await expect(await within(canvasElement).findAllByShadowText(hostProperty)).toHaveLength(brands.length);
  },
};

const steps: [em: number, role: string][] = [
  [0.25, 'Between a number and its name'],
  [0.5, 'Between the lines of a list'],
  [0.75, 'Inside notices'],
  [1, 'Between the parts of a card'],
  [1.25, 'Inside cards'],
  [1.5, 'Between cards'],
  [2, 'Between groups'],
];

/** Lengths are em: they grow with the reader’s text. No property sets them. */
export const Spacing: Story = {
  render: () => (
    <ul className="showcase">
      {steps.map(([em, role]) => (
        <li key={em} className="showcase-item">
          <div className="showcase-bar" style={{ inlineSize: `${String(em)}em` }} />
          <strong>
            {role}: {em} em
          </strong>
        </li>
      ))}
    </ul>
  ),
};
