/**
 * Starts a new piece: `npm run new -- saved-searches` makes its contract, element, widget, wording, story and test, and
 * adds it to the registry and the build.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const name = process.argv[2] ?? '';
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Usage: npm run new -- <piece>, in kebab-case, without the prefix: saved-searches');
  process.exit(1);
}
if (existsSync(`elements/${name}`)) {
  console.error(`elements/${name} exists already`);
  process.exit(1);
}

const camel = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
const words = name.replaceAll('-', ' ');
const title = words.charAt(0).toUpperCase() + words.slice(1);

const files = {
  [`elements/${name}/${name}.contract.ts`]: `import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const ${camel}Contract = {
  tag: 'shopper-profile-${name}',
  summary: '${title} of a shopper.',
  needsProfile: true,
  reservedBlockSize: '12em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-${name}></shopper-profile-${name}>',
} as const satisfies ElementContract;
`,
  [`elements/${name}/${name}.element.ts`]: `import type { ElementOf, EventMapOf, JsxOf } from '../../src/element-kit/contract';
import { toElement } from '../../src/element-kit/to-element';
import { baseStyles } from '../../src/styles/base';
import { ${pascal}Widget } from '../../src/widgets/${name}/${name}-widget';
import { ${camel}Contract } from './${name}.contract';

export const ShopperProfile${pascal} = toElement(${camel}Contract, ${pascal}Widget, { styles: baseStyles });

declare global {
  interface HTMLElementTagNameMap {
    'shopper-profile-${name}': ElementOf<typeof ${camel}Contract>;
  }
  interface GlobalEventHandlersEventMap extends EventMapOf<typeof ${camel}Contract> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shopper-profile-${name}': JsxOf<typeof ${camel}Contract>;
    }
  }
}
`,
  [`src/widgets/${name}/${name}-widget.tsx`]: `import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface ${pascal}WidgetProps {
  headingLevel: number;
}

function ${pascal}View({ headingLevel }: ${pascal}WidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('${camel}.heading')}
      </Heading>
    </section>
  );
}

export function ${pascal}Widget(props: ${pascal}WidgetProps): ReactNode {
  return (
    <WidgetFrame section="${camel}">
      <${pascal}View {...props} />
    </WidgetFrame>
  );
}
`,
  [`src/copy/en/${name}.ts`]: `export const ${camel} = {
  '${camel}.heading': '${title}',
} as const;
`,
  [`src/copy/es/${name}.ts`]: `import type { ${camel} as english } from '../en/${name}';
import type { Translation } from '../types';

export const ${camel}: Translation<typeof english> = {
  '${camel}.heading': '${title}',
};
`,
  [`stories/elements/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${camel}Contract } from '../../elements/${name}/${name}.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type ${pascal}Args = ElementArgs<typeof ${camel}Contract>;

const meta: Meta<${pascal}Args> = {
  ...fromContract(${camel}Contract),
  title: 'Elements/${title}',
};

export default meta;

export const Guest: StoryObj<${pascal}Args> = { parameters: { page: { scenario: 'guest' } } };
`,
  [`test/widgets/${name}.test.ts`]: `import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../support/page';

describe('shopper-profile-${name}', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage();
    await place('shopper-profile-${name}');
    expect(await screen.findByShadowRole('heading', { name: '${title}' })).to.exist;
  });
});
`,
};

const changes = {
  'elements/registry.ts': (text) =>
    text.replace(
      /\n};\n$/,
      `
  'shopper-profile-${name}': {
    copy: '${camel}',
    needsProfile: true,
    load: async () => (await import('./${name}/${name}.element')).ShopperProfile${pascal},
  },
};
`,
    ),
  'elements/element-classes.ts': (text) =>
    `${text}export { ShopperProfile${pascal} } from './${name}/${name}.element';\n`,
  'src/copy/types.ts': (text) =>
    text
      .replace(/\n\ntype English/, `\nimport type { ${camel} } from './en/${name}';\n\ntype English`)
      .replace(/(type English[^;]*);/, `$1 & typeof ${camel};`)
      .replace(/(export type CopySection[^;]*);/, `$1 | '${camel}';`),
  'src/copy/load.ts': (text) =>
    text.replace(
      /\n};\n\nexport const fetchCopy/,
      `
  ${camel}: {
    en: () => import('./en/${name}').then(({ ${camel} }) => ${camel}),
    es: () => import('./es/${name}').then(({ ${camel} }) => ${camel}),
  },
};

export const fetchCopy`,
    ),
};

const write = async (file, text) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
};

for (const [file, text] of Object.entries(files)) await write(file, text);
for (const [file, change] of Object.entries(changes)) {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} does not look as expected; add the piece to it by hand`);
  await write(file, after);
}
console.log(
  `Made <shopper-profile-${name}>. Next: say what it is in its contract, translate src/copy/es/${name}.ts, then npm run generate.`,
);
