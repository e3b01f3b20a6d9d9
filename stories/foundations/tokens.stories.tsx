import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';
import type { Brand } from '../../src/config/derived';
import { ShadowBox } from '../support/shadow-box';
import { contrast } from '../../src/browser/contrast';
import { Icon } from '../../src/ui/icon';
import { Notice } from '../../src/ui/notice';
import { sizes, spaces } from '../../src/styles/scale';
import { brands as themeBrands } from '../../src/styles/theme-properties';
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

/** The same content for both brands, one below the other. */
const BothBrands = ({ children }: { children: ReactNode | ((brand: Brand) => ReactNode) }): ReactNode =>
  brands.map((brand) => (
    <ShadowBox key={brand} brand={brand}>
      <section className="showcase" aria-label={brand}>
        <h2 className="title">{brand}</h2>
        {typeof children === 'function' ? children(brand) : children}
      </section>
    </ShadowBox>
  ));

function Color({
  name,
  hostProperty,
  description,
  byDefault,
  brand,
}: (typeof tokens)[number] & { brand: Brand }): ReactNode {
  return (
    <li className="showcase-item">
      <div className="showcase-swatch" style={{ background: `var(${name})` }} />
      <strong>
        {name} {byDefault[themeBrands.indexOf(brand)] ?? byDefault[0]}
      </strong>
      <span>{description}</span>
      <span className="showcase-note">{hostProperty}</span>
    </li>
  );
}

export const Colors: Story = {
  render: () => (
    <BothBrands>
      {(brand) => (
        <ul className="showcase-grid">
          {colors.map((color) => (
            <Color key={color.name} brand={brand} {...color} />
          ))}
        </ul>
      )}
    </BothBrands>
  ),
  play: async ({ canvasElement }) => {
    // The declared value, which a designer searches for.
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

/** Color pairs and their required contrast: 4.5 : 1 for text, 3 : 1 for shapes. */
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

/** The computed style of an element, once it exists. */
function useComputed(read: (style: CSSStyleDeclaration) => string) {
  const [value, setValue] = useState('');
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (element) setValue(read(getComputedStyle(element)));
  });
  return { value, ref };
}

/** Sizes by role. They follow the reader’s text size. The host has no property that sets them. */
export const Type: Story = {
  render: () => (
    <BothBrands>
      <ul className="showcase">
        {Object.entries(sizes).map(([name, { px, description }]) => (
          <li key={name} className="showcase-item">
            <p style={{ fontSize: `var(--size-${name})` }}>{sample}</p>
            <strong>
              --size-{name}: {px} px
            </strong>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </BothBrands>
  ),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByShadowText(/^--size-body: 18 px/);
    await expect(first).toBeVisible();
  },
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

/** Steps by meaning. They follow the reader’s text size. The host has no property that sets them. */
export const Spacing: Story = {
  render: () => (
    <ShadowBox brand="UMS">
      <ul className="showcase">
        {Object.entries(spaces).map(([name, { px, description }]) => (
          <li key={name} className="showcase-item">
            <div className="showcase-bar" style={{ inlineSize: `var(--space-${name})` }} />
            <strong>
              --space-{name}: {px} px
            </strong>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </ShadowBox>
  ),
};

const icons = [
  'doctor',
  'specialist',
  'dental',
  'vision',
  'hearing',
  'drug',
  'hospital',
  'fitness',
  'money',
  'default',
];

/** One family of icons on a grid of 24 px, by the subject of a benefit. */
export const Icons: Story = {
  render: () => (
    <BothBrands>
      <ul className="showcase-row">
        {icons.map((name) => (
          <li key={name} className="showcase-item">
            <Icon name={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </BothBrands>
  ),
};

const meanings = {
  information: 'Something to know, without a need to act.',
  success: 'Something worked.',
  warning: 'Something does not work right now, and the rest does.',
  error: 'Something failed. It says what still works.',
} as const;

/** Messages by meaning: each has its icon and its color. Only messages have a stripe. */
export const Notices: Story = {
  render: () => (
    <BothBrands>
      {Object.entries(meanings).map(([meaning, text]) => (
        <Notice
          key={meaning}
          isShown
          meaning={meaning as keyof typeof meanings}
          message={
            <>
              <p className="notice-lead">{meaning}</p>
              <p>{text}</p>
            </>
          }
        >
          {null}
        </Notice>
      ))}
    </BothBrands>
  ),
};
