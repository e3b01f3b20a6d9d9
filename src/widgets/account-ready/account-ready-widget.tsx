import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface AccountReadyWidgetProps {
  headingLevel: number;
}

function AccountReadyView({ headingLevel }: AccountReadyWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('accountReady.heading')}
      </Heading>
    </section>
  );
}

export function AccountReadyWidget(props: AccountReadyWidgetProps): ReactNode {
  return (
    <WidgetFrame section="accountReady">
      <AccountReadyView {...props} />
    </WidgetFrame>
  );
}
