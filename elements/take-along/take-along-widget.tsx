import type { ReactNode } from 'react';
import { useValue } from '../../src/state/react';
import { closePopup, openPopup } from '../../src/state/popups/popups';
import { useCopy } from '../../src/ui/copy-context';
import { OpeningButton, useOpenings } from '../../src/ui/not-opened';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { usePopup, useInstanceId } from '../../src/widgets/use-popup';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { isHiddenAtom, isOfferedAtom } from './take-along.state';

/** Loads the dialog and the sheet at the first press. */
const loadPopup = () => import('./take-along-popup');

function TakeAlong(): ReactNode {
  const t = useCopy('take-along');
  const self = useInstanceId();
  const { fail } = useOpenings();
  const popup = usePopup('takeAlong', self);
  const files = useOnDemand(popup !== null, loadPopup, () => {
    closePopup('takeAlong');
    fail();
  });
  return (
    <>
      <p>{t('takeAlong.hint')}</p>
      <OpeningButton
        name="take-along"
        className="button"
        aria-haspopup="dialog"
        onClick={() => {
          openPopup('takeAlong', { printed: null }, self);
        }}
      >
        {t('takeAlong.open')}
      </OpeningButton>
      {popup && files && <files.TakeAlongPopup self={self} printed={popup.printed} />}
    </>
  );
}

function TakeAlongView(): ReactNode {
  const isOffered = useValue(isOfferedAtom);
  return <div className="take-along">{isOffered && <TakeAlong />}</div>;
}

/** A button that prints the saved items for a person who helps the shopper (contract §8). */
export function TakeAlongWidget(): ReactNode {
  if (useValue(isHiddenAtom)) return null;
  return (
    <WidgetFrame>
      <TakeAlongView />
    </WidgetFrame>
  );
}
