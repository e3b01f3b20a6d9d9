import type { ReactNode } from 'react';
import { Help } from './help';
import { salesNumbersAtom, supportPhoneAtom } from '../../src/state/page/phones';
import { useValue } from '../../src/state/react';
import { useHours } from '../../src/widgets/use-hours';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface HelpWidgetProps {
  headingLevel: number;
}

function HelpView({ headingLevel }: HelpWidgetProps): ReactNode {
  return (
    <Help
      headingLevel={headingLevel}
      support={useValue(supportPhoneAtom)}
      supportHours={useHours('support')}
      sales={useValue(salesNumbersAtom)}
      agentHours={useHours('agent')}
    />
  );
}

/** Needs the profile only because the toll-free number is set after the load flow (CONST-03). */
export function HelpWidget(props: HelpWidgetProps): ReactNode {
  return (
    <WidgetFrame>
      <HelpView {...props} />
    </WidgetFrame>
  );
}
