/** The popup of a new element: a popup of the page state, in a file that is loaded when it opens. */

const popup = ({ name, camel, pascal }) => `
import type { ReactNode } from 'react';
import { closePopup } from '../../src/state/popups/popups';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';

const close = (): void => {
  closePopup('${camel}');
};

export function ${pascal}Popup(): ReactNode {
  const t = useCopy('${name}');
  return (
    <Dialog name="${name}" heading={t('${camel}.heading')} onClose={close}>
      <div className="dialog-foot">
        <button type="button" name="done" className="button button-primary" onClick={close}>
          {t('${camel}.done')}
        </button>
      </div>
    </Dialog>
  );
}
`;

/** File → text. */
export const popupFiles = (names) => ({
  [`elements/${names.name}/${names.name}-popup.tsx`]: popup(names),
});

export const popupEdits = ({ name, camel, title }) => [
  {
    file: 'src/state/popups/popups.ts',
    before: "  loading: LoadingScreen | 'memberImport';\n}\n",
    text: `  /** ${title}: opened by the element. */\n  ${camel}: Nothing;\n`,
    sign: `\n  ${camel}: `,
  },
  {
    file: 'elements/groups.ts',
    before: '} as const satisfies Record<string, OnDemandGroup>;\n',
    text: `  '${name}-popup': {
    why: 'The popup of ${name}: most shoppers do not open it.',
    modules: ['elements/${name}/${name}-popup.tsx'],
    needs: ['lists'],
  },
`,
    sign: `  '${name}-popup': {`,
  },
];
