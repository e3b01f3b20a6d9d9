import { useRef, type ReactNode } from 'react';
import { configAtom } from '../../src/state/config';
import { hasSupplementsAtom } from '../../src/state/plans/supplements';
import { supportPhoneAtom } from '../../src/state/page/phones';
import { useValue } from '../../src/state/react';
import { useOpenInPrint } from '../../src/widgets/use-open-in-print';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { Disclosures } from './disclosures';

export interface DisclosuresWidgetProps {
  headingLevel: number;
}

function DisclosuresView({ headingLevel }: DisclosuresWidgetProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useOpenInPrint(box);
  const phone = useValue(supportPhoneAtom);
  return <Disclosures headingLevel={headingLevel} phone={phone} ref={box} />;
}

/** Shows while a supplement plan is in the profile (SHELL-64, OPEN-A042). */
export function DisclosuresWidget(props: DisclosuresWidgetProps): ReactNode {
  const { blocks } = useValue(configAtom);
  const hasSupplements = useValue(hasSupplementsAtom);
  if (!blocks.disclosures || !hasSupplements) return null;
  return (
    <WidgetFrame>
      <DisclosuresView {...props} />
    </WidgetFrame>
  );
}
