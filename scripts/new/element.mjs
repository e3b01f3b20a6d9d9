/** The files of a new element as unformatted text, and its entry in elements/groups.ts. */

const GROUPS = 'elements/groups.ts';

/**
 * The approximate height of the element. test/elements/every-element.test.ts compares it with the real one.
 */
const reservedSpace = ({ hasCall, hasPopup }) => `${4.5 + (hasCall ? 3.25 : 0) + (hasPopup ? 3.5 : 0)}em`;

const contract = ({ name, camel, title }, options) => `
import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
${options.hasPopup ? "import { popupEvents } from '../../src/element-kit/shared-contract';" : ''}

export const ${camel}Contract = {
  tag: 'shopper-profile-${name}',
  summary: '${title} of a shopper.',
  audience: 'Everyone.',
  showsWhen: { en: 'Always shows.', es: 'Aparece siempre.' },
  needsProfile: true,
  reservedBlockSize: '${reservedSpace(options)}',
  attributes: { 'heading-level': headingLevel },
  events: {${options.hasPopup ? '...popupEvents' : ''}},
  example: '<shopper-profile-${name}></shopper-profile-${name}>',
} as const satisfies ElementContract;
`;

const element = ({ name, camel, pascal }, { hasPopup }) => `
import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
${hasPopup ? "import popupStyles from '../../src/styles/popup.css?inline';" : ''}
import { ${pascal}Widget } from './${name}-widget';
import { ${camel}Contract } from './${name}.contract';

export const ShopperProfile${pascal} = toElement(${camel}Contract, ${pascal}Widget, [blockStyles${hasPopup ? ', popupStyles' : ''}]);
`;

const view = ({ name, camel, pascal }, { hasPopup, hasCall }) => `
import { useId, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
${hasPopup ? "import { OpeningButton } from '../../src/ui/not-opened';" : ''}

export interface ${pascal}Props {
  headingLevel: number;
  ${hasCall ? 'names: readonly string[];' : ''}
  ${hasPopup ? 'onOpen(): void;' : ''}
}

export function ${pascal}({ headingLevel${hasCall ? ', names' : ''}${hasPopup ? ', onOpen' : ''} }: ${pascal}Props): ReactNode {
  const t = useCopy('${name}');
  const id = useId();
  return (
    <section className="block" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="block-title">
        {t('${camel}.heading')}
      </Heading>
      ${hasCall ? '{names.length > 0 && <ul>{names.map((name, index) => <li key={index}>{name}</li>)}</ul>}' : ''}
      ${
        hasPopup
          ? `<div className="block-actions">
        <OpeningButton name="open" className="button" aria-haspopup="dialog" onClick={onOpen}>
          {t('${camel}.open')}
        </OpeningButton>
      </div>`
          : ''
      }
    </section>
  );
}
`;

const widget = ({ name, camel, pascal }, { hasPopup, hasCall }) => `
import type { ReactNode } from 'react';
${hasCall ? `import { ${camel}Atom } from '../../src/state/page/${name}';` : ''}
${hasPopup ? "import { closePopup, openPopup } from '../../src/state/popups/popups';" : ''}
${hasCall ? "import { useValue } from '../../src/state/react';" : ''}
${
  hasPopup
    ? `import { useOpenings } from '../../src/ui/not-opened';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { usePopup, useInstanceId } from '../../src/widgets/use-popup';`
    : ''
}
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { ${pascal} } from './${name}';

export interface ${pascal}WidgetProps {
  headingLevel: number;
}
${
  hasPopup
    ? `
/** The popup is loaded when it opens for the first time. */
const loadPopup = () => import('./${name}-popup');
`
    : ''
}
function ${pascal}View({ headingLevel }: ${pascal}WidgetProps): ReactNode {
  ${
    hasPopup
      ? `const self = useInstanceId();
  const { fail } = useOpenings();
  const isOpen = usePopup('${camel}', self) !== null;
  const files = useOnDemand(isOpen, loadPopup, () => {
    closePopup('${camel}');
    fail();
  });`
      : ''
  }
  return (${hasPopup ? '<>' : ''}
    <${pascal}
      headingLevel={headingLevel}
      ${hasCall ? `names={useValue(${camel}Atom)}` : ''}
      ${hasPopup ? `onOpen={() => { openPopup('${camel}', {}, self); }}` : ''}
    />${hasPopup ? `{isOpen && files && <files.${pascal}Popup />}</>` : ''}
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

/** The Spanish texts contain the English name, so test/copy/texts.test.ts fails until it is translated. */
const texts = ({ camel, title, words }, { hasPopup }, { open, done }) => `
  '${camel}.heading': '${title}',
  ${hasPopup ? `'${camel}.open': '${open} ${words}',\n  '${camel}.done': '${done}',` : ''}`;

const english = (names, options) => `
export const ${names.camel} = {${texts(names, options, { open: 'Open', done: 'Done' })}} as const;
`;

const spanish = (names, options) => `
import type { ${names.camel} as english } from './${names.name}.en';
import type { Translation } from '../../src/copy/types';

export const ${names.camel}: Translation<typeof english> = {${texts(names, options, { open: 'Abrir', done: 'Listo' })}};
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
  title: 'Elements/${title} (shopper-profile-${name})',
  id: 'elements-${name}',
};

export default meta;

export const Usual: StoryObj<${pascal}Args> = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', '${title}')).toBeVisible();
  },
};
`;

const callTests = ({ name, camel }) => `
  it('shows what the service has sent', async () => {
    const { place, screen } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-${name}');
    expect(await screen.findByShadowText('First')).to.exist;
  });

  it('shows no list when the request has failed, and reports it (ERR-07)', async () => {
    const { place, screen, log } = openTestPage({ scenario: 'consumer', fail: { call: '${camel}', kind: 500 } });
    await place('shopper-profile-${name}');
    await ready();
    await settled();
    expect(screen.getByShadowRole('heading')).to.exist;
    expect(screen.queryByShadowRole('list')).to.be.null;
    expect(log.join()).to.contain('[${name}-failed]');
  });
`;

const popupTests = ({ name, camel, title, words }) => `
  describe('popup', () => {
    async function openPopup(): Promise<TestPage & { seen: ReturnType<typeof spyOnEvents> }> {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('popup-open', 'popup-close');
      await page.place('shopper-profile-${name}');
      await page.user.click(await page.screen.findByShadowRole('button', { name: 'Open ${words}' }));
      expect(await page.screen.findByShadowRole('dialog', { name: '${title}' })).to.exist;
      return { ...page, seen };
    }

    it('opens, and closes when the shopper presses Done (POP-17)', async () => {
      const { screen, seen, user } = await openPopup();
      await user.click(screen.getByShadowRole('button', { name: 'Done' }));
      await eventually(() => {
        expect(seen).to.deep.equal([
          ['popup-open', { popup: '${name}' }],
          ['popup-close', { popup: '${name}' }],
        ]);
      });
      expect(read(popupAtom('${camel}'))).to.be.null;
    });

    it('closes when the shopper is signed out', async () => {
      const { screen } = await openPopup();
      goOnAsGuest();
      await eventually(() => {
        expect(screen.queryByShadowRole('dialog')).to.be.null;
      });
    });
  });
`;

const test = (names, { hasPopup, hasCall }) => {
  const clock = [...(hasPopup ? ['eventually'] : []), ...(hasCall ? ['settled'] : [])];
  const page = [
    ...['leaveTestPage', 'openTestPage'],
    ...(hasCall ? ['ready'] : []),
    ...(hasPopup ? ['spyOnEvents', 'type TestPage'] : []),
  ];
  return `
import { expect } from 'chai';
${
  hasPopup
    ? `import { goOnAsGuest } from '../../../src/state/load/load-flow';
import { popupAtom } from '../../../src/state/popups/popups';
import { read } from '../../../src/state/store';`
    : ''
}
${clock.length > 0 ? `import { ${clock.join(', ')} } from '../../support/clock';` : ''}
import { ${page.join(', ')} } from '../../support/page';

describe('shopper-profile-${names.name}', () => {
  afterEach(leaveTestPage);

  it('has a heading', async () => {
    const { place, screen } = openTestPage({ scenario: 'consumer' });
    await place('shopper-profile-${names.name}');
    expect(await screen.findByShadowRole('heading', { name: '${names.title}', level: 2 })).to.exist;
  });
  ${hasCall ? callTests(names) : ''}
  ${hasPopup ? popupTests(names) : ''}
});
`;
};

/** The folders of the element. */
export const foldersOf = ({ name }) =>
  ['elements', 'stories/elements', 'test/elements'].map((at) => `${at}/${name}`);

/** File → text. */
export function elementFiles(names, options) {
  const { name } = names;
  const folder = `elements/${name}/${name}`;
  return {
    [`${folder}.contract.ts`]: contract(names, options),
    [`${folder}.element.ts`]: element(names, options),
    [`${folder}-widget.tsx`]: widget(names, options),
    [`${folder}.tsx`]: view(names, options),
    [`${folder}.en.ts`]: english(names, options),
    [`${folder}.es.ts`]: spanish(names, options),
    [`stories/${folder}.stories.tsx`]: story(names),
    [`test/${folder}.test.ts`]: test(names, options),
  };
}

export const elementEdits = ({ name }) => [
  {
    file: GROUPS,
    before: "    ],\n    needs: ['frame'],\n    comesLast: true,\n",
    text: `      '${name}',\n`,
    sign: ` '${name}',\n`,
  },
];
