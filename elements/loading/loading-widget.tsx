import type { ReactNode } from 'react';
import { lockScroll } from '../../src/browser/scroll-lock';
import { useCopy } from '../../src/ui/copy-context';
import { LoadingScreen } from './loading-screen';
import { hideLoading } from '../../src/state/popups/loading-screen';
import type { LoadingScreen as Shown } from '../../src/state/popups/popups';
import { popupAtom } from '../../src/state/popups/popups';
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
  const open = useValue(popupAtom('loading'));
  const isOwner = useIsPopupOwner('loading');
  if (!isOwner || !open) return null;
  if (open.about !== 'memberImport') return <LoadingPopup {...open.about} />;
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
