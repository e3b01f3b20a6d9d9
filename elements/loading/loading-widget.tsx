import type { ReactNode } from 'react';
import { LoadingScreen } from './loading-screen';
import { hideLoading } from '../../src/state/popups/loading-screen';
import { popupAtom, type LoadingScreen as Shown, type Popups } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { useSafeHtml } from './use-safe-html';

function LoadingPopup({ heading, message, information, closable }: Shown): ReactNode {
  return (
    <LoadingScreen
      heading={heading}
      message={useSafeHtml(message)}
      information={useSafeHtml(information ?? '')}
      isClosable={closable === true}
      onClose={hideLoading}
    />
  );
}

const loadNotice = () => import('./import-notice');

function MemberImport(): ReactNode {
  const files = useOnDemand(true, loadNotice, hideLoading);
  return files && <files.ImportNotice onClose={hideLoading} />;
}

function LoadingView({ about }: { about: Popups['loading'] }): ReactNode {
  if (!useIsPopupOwner('loading')) return null;
  return about === 'memberImport' ? <MemberImport /> : <LoadingPopup {...about} />;
}

export function LoadingWidget(): ReactNode {
  const open = useValue(popupAtom('loading'));
  if (!open) return null;
  return (
    <WidgetFrame>
      <LoadingView about={open.about} />
    </WidgetFrame>
  );
}
