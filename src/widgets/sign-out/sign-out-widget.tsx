import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface SignOutWidgetProps {
  headingLevel: number;
}

function SignOutView({ headingLevel }: SignOutWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('signOut.heading')}
      </Heading>
    </section>
  );
}

export function SignOutWidget(props: SignOutWidgetProps): ReactNode {
  return (
    <WidgetFrame section="signOut">
      <SignOutView {...props} />
    </WidgetFrame>
  );
}
