import type { ReactNode } from 'react';
import { lockScroll } from '../../src/browser/scroll-lock';
import { useCopy } from '../../src/ui/copy-context';
import { LoadingScreen } from './loading-screen';
import {
  hideLoading,
  loadingScreenAtom,
  type LoadingScreen as Shown,
} from '../../src/state/popups/loading-screen';
import { useValue } from '../../src/state/react';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
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
      lockScroll={lockScroll}
    />
  );
}

function LoadingView(): ReactNode {
  const t = useCopy();
  const screen = useValue(loadingScreenAtom);
  const isOwner = useIsPopupOwner('loading');
  if (!isOwner || screen === null) return null;
  if (screen !== 'memberImport') return <LoadingPopup {...screen} />;
  // Closable, or an import would lock the shopper out for a minute (ERR-12).
  return <LoadingPopup heading={t('loading.import.heading')} message={t('loading.import.text')} closable />;
}

export function LoadingWidget(): ReactNode {
  return (
    <WidgetFrame>
      <LoadingView />
    </WidgetFrame>
  );
}
