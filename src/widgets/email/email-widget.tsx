import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface EmailWidgetProps {
  headingLevel: number;
}

function EmailView({ headingLevel }: EmailWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('email.heading')}
      </Heading>
    </section>
  );
}

export function EmailWidget(props: EmailWidgetProps): ReactNode {
  return (
    <WidgetFrame section="email">
      <EmailView {...props} />
    </WidgetFrame>
  );
}
