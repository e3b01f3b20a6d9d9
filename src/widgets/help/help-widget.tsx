import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface HelpWidgetProps {
  headingLevel: number;
}

function HelpView({ headingLevel }: HelpWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('help.heading')}
      </Heading>
    </section>
  );
}

export function HelpWidget(props: HelpWidgetProps): ReactNode {
  return (
    <WidgetFrame section="help">
      <HelpView {...props} />
    </WidgetFrame>
  );
}
