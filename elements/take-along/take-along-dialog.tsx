import { useState, type ReactNode } from 'react';
import type { SheetPart } from '../../src/state/popups/popups';
import fieldStyles from '../../src/styles/field.css?inline';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';
import { useStyles } from '../../src/ui/host';
import type { SavedPart } from './take-along.state';

const savedParts = ['drugs', 'pharmacy', 'doctors', 'plans'] as const;

export interface TakeAlongDialogProps {
  isSaved: Readonly<Record<SavedPart, boolean>>;
  hasName: boolean;
  areCostsLoading: boolean;
  onPrint(parts: readonly SheetPart[]): void;
  onClose(): void;
}

/** Lets the shopper choose the parts of the sheet. */
export function TakeAlongDialog(props: TakeAlongDialogProps): ReactNode {
  const { isSaved, hasName, areCostsLoading, onPrint, onClose } = props;
  const t = useCopy('take-along-sheet');
  useStyles(fieldStyles);
  // Stores the cleared parts, not the selected ones, so that a part that loads while the dialog is open is selected.
  const [leftOut, setLeftOut] = useState<ReadonlySet<SheetPart>>(new Set(['name']));
  const offered: SheetPart[] = [
    ...savedParts.filter((part) => isSaved[part]),
    'questions',
    ...(hasName ? ['name' as const] : []),
  ];
  const missing = savedParts.filter((part) => !isSaved[part]);
  const items = missing.map((part) => t(`takeAlong.notSaved.${part}`)).join(', ');
  const toggle = (part: SheetPart, isChosen: boolean): void => {
    const next = new Set(leftOut);
    if (isChosen) next.delete(part);
    else next.add(part);
    setLeftOut(next);
  };
  return (
    <Dialog name="take-along" heading={t('takeAlong.heading')} onClose={onClose}>
      <fieldset className="field">
        <legend>{t('takeAlong.choose')}</legend>
        {offered.map((part) => (
          <label key={part} className="choice">
            <input
              type="checkbox"
              name={part}
              checked={!leftOut.has(part)}
              onChange={({ target }) => {
                toggle(part, target.checked);
              }}
            />
            {t(`takeAlong.${part}`)}
          </label>
        ))}
      </fieldset>
      {missing.length > 0 && <p className="form-note">{t('takeAlong.notSaved', { items })}</p>}
      <p className="form-note">{t('takeAlong.nameLine')}</p>
      <p role="status">{areCostsLoading && t('takeAlong.loading')}</p>
      <p>
        {t('takeAlong.personal')} {t('takeAlong.privacy')}
      </p>
      <div className="dialog-foot">
        <button
          type="button"
          name="print-list"
          className="button button-primary"
          onClick={() => {
            onPrint(offered.filter((part) => !leftOut.has(part)));
          }}
        >
          {t('takeAlong.print')}
        </button>
      </div>
    </Dialog>
  );
}
