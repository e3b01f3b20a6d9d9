import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPaper } from '../../src/browser/paper';
import { printPage } from '../../src/browser/print';
import { onPrintEnd } from '../../src/browser/print-end';
import { takeAlongSheet as sheetEn } from '../../src/copy/take-along-sheet.en';
import { takeAlongSheet as sheetEs } from '../../src/copy/take-along-sheet.es';
import { yearCost as costEn } from '../../src/copy/year-cost.en';
import { yearCost as costEs } from '../../src/copy/year-cost.es';
import { createPortal, flushSync } from '../../src/element-kit/react';
import { currentConfig } from '../../src/state/config';
import { closePopup, openPopup, type SheetPart } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { ConnectedSheet } from './connected-sheet';
import sheetStyles from './sheet.css?inline';
import { TakeAlongDialog } from './take-along-dialog';
import { areCostsLoadingAtom, isSavedAtom, shopperNameAtom } from './take-along.state';

export const texts = { en: { ...sheetEn, ...costEn }, es: { ...sheetEs, ...costEs } };

const close = (): void => {
  closePopup('takeAlong');
};

/** Renders the sheet until printing ends. */
function Printed({ parts }: { parts: readonly SheetPart[] }): ReactNode {
  const [paper] = useState(() => createPaper(sheetStyles));
  useLayoutEffect(() => {
    const lift = paper.lay();
    const stop = onPrintEnd(() => {
      lift(); // immediately, not with the next React render
      close();
    });
    return () => {
      stop();
      lift();
    };
  }, [paper]);
  return createPortal(<ConnectedSheet parts={parts} />, paper.root);
}

export interface TakeAlongPopupProps {
  /** The element that has opened the popup. */
  self: symbol;
  /** No value: the shopper is still choosing. */
  printed: readonly SheetPart[] | null;
}

/** Shows the dialog to choose the parts, then the sheet until it has been printed. */
export function TakeAlongPopup({ self, printed }: TakeAlongPopupProps): ReactNode {
  const isSaved = useValue(isSavedAtom);
  const hasName = useValue(shopperNameAtom) !== '';
  const areCostsLoading = useValue(areCostsLoadingAtom);
  if (printed) return <Printed parts={printed} />;
  return (
    <TakeAlongDialog
      isSaved={isSaved}
      hasName={hasName}
      areCostsLoading={areCostsLoading}
      onPrint={(parts) => {
        // Renders synchronously, because content that renders later is not printed. Closes the dialog, because
        // everything outside an open dialog is inert, and browsers leave inert text out of the structure of a PDF.
        flushSync(() => {
          openPopup('takeAlong', { printed: parts }, self);
        });
        printPage(currentConfig().print);
      }}
      onClose={close}
    />
  );
}
