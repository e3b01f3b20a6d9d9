import { useLayoutEffect, type ReactNode } from 'react';
import { refuseBorrowedSurface } from '../../src/browser/borrowed-surface';
import { useHost } from '../../src/ui/host';
import { ExtraHelpWidget, type ExtraHelpWidgetProps } from './extra-help-widget';

/** The question on a partner's page, which has nothing else that looks at its theme. */
export function PartnerExtraHelp(props: ExtraHelpWidgetProps): ReactNode {
  const { element } = useHost();
  useLayoutEffect(() => {
    refuseBorrowedSurface(element);
  }, [element]);
  return <ExtraHelpWidget {...props} />;
}
