/** The files of a new piece, as text that Prettier still has to format. */

/** The spellings of a piece's name: `saved-searches`, `savedSearches`, `SavedSearches`, `Saved searches`. */
export function namesOf(name) {
  const camel = name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  return {
    name,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

const contract = ({ name, camel, title }, { hasPopup }) => `
import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, ${hasPopup ? 'popupClose, popupOpen, ' : ''}rootPart } from '../../src/element-kit/shared-contract';
import { themeProperties } from '../../src/styles/theme-properties';

export const ${camel}Contract = {
  tag: 'shopper-profile-${name}',
  summary: '${title} of a shopper.',
  audience: 'Everyone.',
  showsWhen: { en: 'Always shows.', es: 'Aparece siempre.' },
  needsProfile: true,
  reservedBlockSize: '11em',
  attributes: { 'heading-level': headingLevel },
  events: {${hasPopup ? " 'popup-open': popupOpen, 'popup-close': popupClose " : ''}},
  parts: rootPart,
  cssProperties: themeProperties,
  slots: authorContent,
  example: '<shopper-profile-${name}></shopper-profile-${name}>',
} as const satisfies ElementContract;
`;

const element = ({ name, camel, pascal }) => `
import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import { ${pascal}Widget } from './${name}-widget';
import { ${camel}Contract } from './${name}.contract';

export const ShopperProfile${pascal} = toElement(${camel}Contract, ${pascal}Widget, [blockStyles]);
`;

const popupInView = ({ camel, pascal }) => ({
  state: 'const [isOpen, setIsOpen] = useState(false);',
  view: `
      <button type="button" className="button" onClick={() => setIsOpen(true)}>{t('${camel}.open')}</button>
      {isOpen && <${pascal}Dialog onClose={() => setIsOpen(false)} lockScroll={lockScroll} />}`,
});

const widget = (names, { hasPopup, hasCall }) => {
  const { name, camel, pascal } = names;
  const popup = hasPopup ? popupInView(names) : { state: '', view: '' };
  return `
import { useId, ${hasPopup ? 'useState, ' : ''}type ReactNode } from 'react';
${hasPopup ? "import { lockScroll } from '../../src/browser/scroll-lock';" : ''}
${hasCall ? `import { ${camel}Atom } from '../../src/state/load/${name}';\nimport { useValue } from '../../src/state/react';` : ''}
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { WidgetFrame } from '../../src/widgets/widget-frame';
${hasPopup ? `import { ${pascal}Dialog } from './${name}-dialog';` : ''}

export interface ${pascal}WidgetProps {
  headingLevel: number;
}

function ${pascal}View({ headingLevel }: ${pascal}WidgetProps): ReactNode {
  const t = useCopy();
  const id = useId();
  ${hasCall ? `const names = useValue(${camel}Atom);` : ''}
  ${popup.state}
  return (
    <section className="block" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="block-title">
        {t('${camel}.heading')}
      </Heading>
      ${hasCall ? '<ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>' : ''}${popup.view}
    </section>
  );
}

export function ${pascal}Widget(props: ${pascal}WidgetProps): ReactNode {
  return (
    <WidgetFrame>
      <${pascal}View {...props} />
    </WidgetFrame>
  );
}
`;
};

const dialog = ({ name, camel, pascal }) => `
import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';

export interface ${pascal}DialogProps {
  onClose(): void;
  lockScroll(): () => void;
}

export function ${pascal}Dialog({ onClose, lockScroll }: ${pascal}DialogProps): ReactNode {
  const t = useCopy();
  return (
    <Dialog name="${name}" heading={t('${camel}.heading')} onClose={onClose} lockScroll={lockScroll}>
      <div className="dialog-foot">
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('${camel}.close')}
        </button>
      </div>
    </Dialog>
  );
}
`;

const texts = ({ camel, title }, { hasPopup }) => `
  '${camel}.heading': '${title}',
  ${hasPopup ? `'${camel}.open': '${title}, open',\n  '${camel}.close': 'Close',` : ''}`;

const english = (names, options) => `
export const ${names.camel} = {${texts(names, options)}} as const;
`;

const spanish = (names, options) => `
import type { ${names.camel} as english } from './${names.name}.en';
import type { Translation } from '../../src/copy/types';

export const ${names.camel}: Translation<typeof english> = {${texts(names, options)}};
`;

const story = ({ name, camel, pascal, title }) => `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${camel}Contract } from '../../../elements/${name}/${name}.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find } from '../../support/play';

type ${pascal}Args = ElementArgs<typeof ${camel}Contract>;

const meta: Meta<${pascal}Args> = {
  ...fromContract(${camel}Contract),
  title: 'Elements/${title}',
};

export default meta;

export const Usual: StoryObj<${pascal}Args> = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', '${title}')).toBeVisible();
  },
};
`;

const test = ({ name, title }, { hasPopup, hasCall }) => `
import { expect } from 'chai';
import { leaveTestPage, openTestPage } from '../../support/page';

describe('shopper-profile-${name}', () => {
  afterEach(leaveTestPage);

  it('shows its heading', async () => {
    const { place, screen } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-${name}');
    expect(await screen.findByShadowRole('heading', { name: '${title}' })).to.exist;
  });
  ${
    hasCall
      ? `
  it('shows what the service answers', async () => {
    const { place, screen } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-${name}');
    expect(await screen.findByShadowText('First')).to.exist;
  });`
      : ''
  }
  ${
    hasPopup
      ? `
  it('opens its popup', async () => {
    const { place, screen, user } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-${name}');
    await user.click(await screen.findByShadowRole('button', { name: '${title}, open' }));
    expect(await screen.findByShadowRole('dialog', { name: '${title}' })).to.exist;
  });`
      : ''
  }
});
`;

/** File → text. */
export function pieceFiles(names, options) {
  const { name } = names;
  const folder = `elements/${name}/${name}`;
  return {
    [`${folder}.contract.ts`]: contract(names, options),
    [`${folder}.element.ts`]: element(names),
    [`${folder}-widget.tsx`]: widget(names, options),
    [`${folder}.en.ts`]: english(names, options),
    [`${folder}.es.ts`]: spanish(names, options),
    ...(options.hasPopup && { [`${folder}-dialog.tsx`]: dialog(names) }),
    [`stories/${folder}.stories.tsx`]: story(names),
    [`test/${folder}.test.ts`]: test(names, options),
  };
}

/** File → what becomes of its text. */
export const pieceChanges = ({ name }) => ({
  'elements/groups.ts': (text) =>
    text.replace(/(\blists: \{[^]*?pieces: \[[^\]]*?),?(\s*\])/, `$1, '${name}'$2`),
});
