import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface MobilePromptWidgetProps {
  headingLevel: number;
}

function MobilePromptView({ headingLevel }: MobilePromptWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('mobilePrompt.heading')}
      </Heading>
    </section>
  );
}

export function MobilePromptWidget(props: MobilePromptWidgetProps): ReactNode {
  return (
    <WidgetFrame section="mobilePrompt">
      <MobilePromptView {...props} />
    </WidgetFrame>
  );
}
