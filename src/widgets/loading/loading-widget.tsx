import type { ReactNode } from 'react';
import { lockScroll } from '../../browser/scroll-lock';
import { useCopy } from '../../components/copy-context';
import { LoadingScreen } from '../../components/loading-screen';
import { hideLoading, loadingScreenAtom, type LoadingScreen as Shown } from '../../state/loading-screen';
import { useValue } from '../../state/react';
import { useIsPopupOwner } from '../use-popup-owner';
import { WidgetFrame } from '../widget-frame';
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
    <WidgetFrame section="loading">
      <LoadingView />
    </WidgetFrame>
  );
}
