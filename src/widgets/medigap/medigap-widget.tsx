import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface MedigapWidgetProps {
  headingLevel: number;
}

function MedigapView({ headingLevel }: MedigapWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('medigap.heading')}
      </Heading>
    </section>
  );
}

export function MedigapWidget(props: MedigapWidgetProps): ReactNode {
  return (
    <WidgetFrame section="medigap">
      <MedigapView {...props} />
    </WidgetFrame>
  );
}
