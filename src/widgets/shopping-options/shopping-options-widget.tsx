import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface ShoppingOptionsWidgetProps {
  headingLevel: number;
}

function ShoppingOptionsView({ headingLevel }: ShoppingOptionsWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('shoppingOptions.heading')}
      </Heading>
    </section>
  );
}

export function ShoppingOptionsWidget(props: ShoppingOptionsWidgetProps): ReactNode {
  return (
    <WidgetFrame section="shoppingOptions">
      <ShoppingOptionsView {...props} />
    </WidgetFrame>
  );
}
