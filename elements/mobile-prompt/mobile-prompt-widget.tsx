import type { ReactNode } from 'react';
import { BrowsePrompt } from '../../src/ui/browse-prompt';
import { useCopy } from '../../src/ui/copy-context';
import { activeYearAtom } from '../../src/state/page/dates';
import { shownPlansAtom } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { isReplacedByNavAtom } from '../../src/state/page/view';
import { browseUrlAtom } from '../../src/state/page/routes';
import { browseRouteAtom, isMobilePromptShownAtom } from '../../src/state/saved-items/saved-counts';
import { WidgetFrame } from '../../src/widgets/widget-frame';

function MobilePromptView(): ReactNode {
  const t = useCopy('mobile-prompt');
  const count = useValue(shownPlansAtom).length;
  const year = useValue(activeYearAtom);
  return (
    <slot name="prompt">
      <BrowsePrompt
        text={t(count === 0 ? 'mobilePrompt.noSavedPlans' : 'mobilePrompt.savedPlans', { count, year })}
        route={useValue(browseRouteAtom)}
        url={useValue(browseUrlAtom)}
        label={t('mobilePrompt.browse')}
      />
    </slot>
  );
}

/** The prompt to browse plans; shows on small screens while a plan is saved (SHELL-48, OPEN-A033). */
export function MobilePromptWidget(): ReactNode {
  const isReplaced = useValue(isReplacedByNavAtom);
  if (!useValue(isMobilePromptShownAtom) || isReplaced) return null;
  return (
    <WidgetFrame view="plans">
      <MobilePromptView />
    </WidgetFrame>
  );
}
