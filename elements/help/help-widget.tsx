import type { ReactNode } from 'react';
import { Help } from './help';
import { configAtom } from '../../src/state/config';
import { salesNumbersAtom, supportPhoneAtom } from '../../src/state/page/phones';
import { useValue } from '../../src/state/react';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface HelpWidgetProps {
  headingLevel: number;
}

function HelpView({ headingLevel }: HelpWidgetProps): ReactNode {
  const { hours } = useValue(configAtom);
  return (
    <Help
      headingLevel={headingLevel}
      support={useValue(supportPhoneAtom)}
      supportHours={hours.support}
      sales={useValue(salesNumbersAtom)}
      agentHours={hours.agent}
    />
  );
}

/** Needs the profile only because the toll-free number comes after the load flow (CONST-03). */
export function HelpWidget(props: HelpWidgetProps): ReactNode {
  return (
    <WidgetFrame>
      <HelpView {...props} />
    </WidgetFrame>
  );
}
