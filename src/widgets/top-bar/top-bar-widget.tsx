import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface TopBarWidgetProps {
  headingLevel: number;
}

function TopBarView({ headingLevel }: TopBarWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('topBar.heading')}
      </Heading>
    </section>
  );
}

export function TopBarWidget(props: TopBarWidgetProps): ReactNode {
  return (
    <WidgetFrame section="topBar">
      <TopBarView {...props} />
    </WidgetFrame>
  );
}
