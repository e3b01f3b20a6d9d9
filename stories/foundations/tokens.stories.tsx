import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';
import type { Brand } from '../../src/config/derived';
import { ShadowBox } from '../support/shadow-box';
import { colours, contrastOf, contrasts, tokens } from '../support/tokens';

const meta = {
  title: 'Foundations/Tokens',
  parameters: {
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

function Colour({ name, hostProperty }: { name: string; hostProperty: string }): ReactNode {
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
      <span className="showcase-note">{hostProperty}</span>
    </li>
  );
}

export const Colours: Story = {
  render: () => (
    <BothBrands>
      <ul className="showcase-grid">
        {colours.map((colour) => (
          <Colour key={colour.name} {...colour} />
        ))}
      </ul>
    </BothBrands>
  ),
};

function Contrast({ front, back, least }: (typeof contrasts)[number]): ReactNode {
  const [ratio, setRatio] = useState<number>();
  const [measure] = useState(() => (swatch: HTMLElement | null) => {
    if (swatch) setRatio(contrastOf(swatch));
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

export const Type: Story = {
  render: () => (
    <BothBrands>
      <p className="title">{sample}</p>
      <p className="dialog-title">
        <strong>{sample}</strong>
      </p>
      <p className="group-title">
        <strong>{sample}</strong>
      </p>
      <p className="card-name">{sample}</p>
      <p>{sample}</p>
      <p>
        <strong>{sample}</strong>
      </p>
      <p className="fact-note">{sample}</p>
    </BothBrands>
  ),
};

const lengthsIn = (part: string): string[] =>
  tokens.filter(({ hostProperty }) => hostProperty.includes(part)).map(({ name }) => name);

export const Radius: Story = {
  render: () => (
    <BothBrands>
      <ul className="showcase-row">
        {lengthsIn('-radius').map((name) => (
          <li key={name} className="showcase-item">
            <div className="showcase-corner" style={{ borderRadius: `var(${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </BothBrands>
  ),
};

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];

/** Lengths are em: they grow with the reader’s text. */
export const Spacing: Story = {
  render: () => (
    <BothBrands>
      <ul className="showcase">
        {steps.map((step) => (
          <li key={step} className="showcase-row">
            <div className="showcase-bar" style={{ inlineSize: `calc(${step} * var(--space))` }} />
            {step} em
          </li>
        ))}
      </ul>
    </BothBrands>
  ),
};
