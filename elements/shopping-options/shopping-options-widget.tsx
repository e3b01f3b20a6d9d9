import type { ReactNode } from 'react';
import { ShoppingOptions } from './shopping-options';
import { useValue } from '../../src/state/react';
import { shoppingOptionsAtom, shoppingOptionsStateAtom } from './shopping-options.state';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface ShoppingOptionsWidgetProps {
  headingLevel: number;
}

/** Suggests next steps to shoppers who have saved a plan (SHELL-67, OPEN-A042). */
export function ShoppingOptionsWidget({ headingLevel }: ShoppingOptionsWidgetProps): ReactNode {
  const state = useValue(shoppingOptionsStateAtom);
  const options = useValue(shoppingOptionsAtom);
  if (state === 'none' || options.length === 0) return null;
  return (
    <WidgetFrame view="plans">
      {state === 'shown' ? (
        <ShoppingOptions headingLevel={headingLevel} options={options} />
      ) : (
        <div className="block block-plain options" aria-hidden="true" />
      )}
    </WidgetFrame>
  );
}
