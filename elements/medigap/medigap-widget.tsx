import { useEffect, type ReactNode } from 'react';
import { configAtom } from '../../src/state/config';
import {
  loadSupplementTexts,
  medigapTextsAtom,
  medsuppStateCodeAtom,
} from '../../src/state/plans/supplements';
import { isShopperKnownAtom } from '../../src/state/profile/profile';
import { shownViewAtom } from '../../src/state/page/shown-view';
import { useValue } from '../../src/state/react';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { Medigap } from './medigap';

export interface MedigapWidgetProps {
  headingLevel: number;
}

/** Content is read when there is a state that it may have something to say about. */
function useSupplementTexts(isWanted: boolean): void {
  const isKnown = useValue(isShopperKnownAtom);
  const state = useValue(medsuppStateCodeAtom);
  useEffect(() => {
    if (isWanted && isKnown && state !== undefined) void loadSupplementTexts();
  }, [isWanted, isKnown, state]);
}

/** Exclusions on every view, the component text on that of the plans (SHELL-68, SHELL-69, OPEN-A043). */
export function MedigapWidget({ headingLevel }: MedigapWidgetProps): ReactNode {
  const { blocks } = useValue(configAtom);
  const texts = useValue(medigapTextsAtom);
  const isOnPlans = (useValue(shownViewAtom) ?? 'plans') === 'plans';
  useSupplementTexts(blocks.medigap);
  const component = isOnPlans ? texts.component : undefined;
  if (!blocks.medigap || (component === undefined && texts.exclusions === undefined)) return null;
  return (
    <WidgetFrame>
      <Medigap headingLevel={headingLevel} component={component} exclusions={texts.exclusions} />
    </WidgetFrame>
  );
}
