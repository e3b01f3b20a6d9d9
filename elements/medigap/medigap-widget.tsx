import { useEffect, useState, type ReactNode } from 'react';
import { configAtom } from '../../src/state/config';
import {
  loadSupplementTexts,
  medigapTextsAtom,
  medsuppStateCodeAtom,
} from '../../src/state/plans/supplements';
import { isShopperKnownAtom } from '../../src/state/profile/profile-state';
import { shownViewAtom } from '../../src/state/page/shown-view';
import { useValue } from '../../src/state/react';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { Medigap } from './medigap';
import { medigapContract } from './medigap.contract';

export interface MedigapWidgetProps {
  headingLevel: number;
}

/** Requests the content if there is a state that may have a text. Returns whether it is settled which texts exist. */
function useSupplementTexts(isWanted: boolean): boolean {
  const isKnown = useValue(isShopperKnownAtom);
  const state = useValue(medsuppStateCodeAtom);
  const [readFor, setReadFor] = useState<string>();
  useEffect(() => {
    if (isWanted && isKnown && state !== undefined) void loadSupplementTexts().then(() => setReadFor(state));
  }, [isWanted, isKnown, state]);
  return isKnown && (state === undefined || readFor === state);
}

/** Exclusions show in every view; the component text shows in the plans view (SHELL-68, SHELL-69, OPEN-A043). */
export function MedigapWidget({ headingLevel }: MedigapWidgetProps): ReactNode {
  const { blocks } = useValue(configAtom);
  const texts = useValue(medigapTextsAtom);
  const isOnPlans = (useValue(shownViewAtom) ?? 'plans') === 'plans';
  const isSettled = useSupplementTexts(blocks.medigap);
  const component = isOnPlans ? texts.component : undefined;
  const hasText = component !== undefined || texts.exclusions !== undefined;
  if (!blocks.medigap || (isSettled && !hasText)) return null;
  return (
    <WidgetFrame>
      {hasText ? (
        <Medigap headingLevel={headingLevel} component={component} exclusions={texts.exclusions} />
      ) : (
        <div style={{ minBlockSize: medigapContract.reservedBlockSize }} />
      )}
    </WidgetFrame>
  );
}
