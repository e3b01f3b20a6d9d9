import { useState, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import {
  areApplicationCardsExpectedAtom,
  hasApplicationCardsAtom,
} from '../../src/state/plans/applications-summary';
import { isApplicationsLoadedAtom } from '../../src/state/profile/profile-state';
import { useValue } from '../../src/state/react';
import { useSettled } from '../../src/ui/host';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface ApplicationsWidgetProps {
  headingLevel: number;
}

/** Loaded on demand: most shoppers have no applications. */
const loadList = () => import('./applications-list');

function Failed(): ReactNode {
  const t = useCopy('applications');
  return (
    <p role="alert" className="error-text">
      {t('applications.failed')}
    </p>
  );
}

/** The applications of a signed-in shopper who has any (SHELL-44, APPS-01). */
export function ApplicationsWidget({ headingLevel }: ApplicationsWidgetProps): ReactNode {
  const hasSome = useValue(hasApplicationCardsAtom);
  const isLoaded = useValue(isApplicationsLoadedAtom);
  const [hasFailed, setHasFailed] = useState(false);
  const files = useOnDemand(useValue(areApplicationCardsExpectedAtom), loadList, () => {
    setHasFailed(true);
  });
  const isShown = hasSome && (files !== null || (hasFailed && isLoaded));
  useSettled(isShown);
  if (!isShown) return null;
  return (
    <WidgetFrame view="plans">
      {files ? <files.ApplicationsList headingLevel={headingLevel} /> : <Failed />}
    </WidgetFrame>
  );
}
