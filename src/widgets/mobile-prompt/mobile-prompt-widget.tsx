import type { ReactNode } from 'react';
import { BrowsePrompt } from '../../components/browse-prompt';
import { useCopy } from '../../components/copy-context';
import { savedPlansCountAtom } from '../../state/plans';
import { useValue } from '../../state/react';
import { browseUrlAtom } from '../../state/routes';
import { browseRouteAtom, isMobilePromptShownAtom } from '../../state/saved-counts';
import { WidgetFrame } from '../widget-frame';

function MobilePromptView(): ReactNode {
  const t = useCopy();
  const count = useValue(savedPlansCountAtom);
  return (
    <slot name="prompt">
      <BrowsePrompt
        text={t('mobilePrompt.savedPlans', { count })}
        route={useValue(browseRouteAtom)}
        url={useValue(browseUrlAtom)}
        label={t('mobilePrompt.browse')}
      />
    </slot>
  );
}

/** The prompt to browse plans, on small screens and when plans exist (SHELL-48, OPEN-A033). */
export function MobilePromptWidget(): ReactNode {
  if (!useValue(isMobilePromptShownAtom)) return null;
  return (
    <WidgetFrame section="mobilePrompt" view="plans">
      <MobilePromptView />
    </WidgetFrame>
  );
}
