import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface NavWidgetProps {
  headingLevel: number;
}

function NavView({ headingLevel }: NavWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('nav.heading')}
      </Heading>
    </section>
  );
}

export function NavWidget(props: NavWidgetProps): ReactNode {
  return (
    <WidgetFrame section="nav">
      <NavView {...props} />
    </WidgetFrame>
  );
}
