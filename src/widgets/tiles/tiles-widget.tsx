import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface TilesWidgetProps {
  headingLevel: number;
}

function TilesView({ headingLevel }: TilesWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('tiles.heading')}
      </Heading>
    </section>
  );
}

export function TilesWidget(props: TilesWidgetProps): ReactNode {
  return (
    <WidgetFrame section="tiles">
      <TilesView {...props} />
    </WidgetFrame>
  );
}
