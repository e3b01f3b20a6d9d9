import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { emit } from '../browser/emit';
import { navigateByHost, navigateTo, prefetchPage } from '../browser/navigation';
import type { View } from '../domain/shopper/view';
import { currentConfig } from '../state/config';
import { isHiddenViewAtom } from '../state/page/shown-view';
import { useValue } from '../state/react';
import { markerPropsAtom } from '../state/page/privacy';
import { routeOf } from '../state/page/routes';
import { mayAtom, mayGoTo } from '../state/shopper/shopper';
import { useHost } from '../ui/host';
import { NavigationContext, type Navigation } from '../ui/link';
import { PrivacyContext } from '../ui/privacy';
import { ElementFrame } from './element-frame';

/** Navigation of the element's links: the host is notified before each navigation, and may handle it. */
function useNavigation(): Navigation {
  const host = useHost();
  const mayBrowse = useValue(mayAtom('browsePlans'));
  return useMemo(
    () => ({
      mayFollow: (route, url) => mayBrowse || mayGoTo(routeOf(route, url)),
      follow: (route, url) => {
        const name = routeOf(route, url);
        if (!mayGoTo(name)) emit('view-profile', { name });
        return mayGoTo(name) && host.dispatch('navigate', { name, url }, true) && !navigateByHost(url);
      },
      prepare: (url) => {
        if (currentConfig().prefetch) prefetchPage(url);
      },
      complain: navigateTo, // reports a URL that cannot be followed
    }),
    [host, mayBrowse],
  );
}

/** Frame of an element on a brand page: provides its view and links, in addition to brand, language, and texts. */
export function WidgetFrame({
  view,
  children,
}: {
  /** The view that the element belongs to. Without one, it shows in all views. */
  view?: View;
  children: ReactNode;
}): ReactNode {
  const navigation = useNavigation();
  const markers = useValue(markerPropsAtom);
  const host = useHost();
  const isHidden = useValue(isHiddenViewAtom(view));
  useLayoutEffect(() => {
    host.setState('hidden-view', isHidden);
  }, [host, isHidden]);
  return (
    <ElementFrame>
      <PrivacyContext value={markers}>
        <NavigationContext value={navigation}>{children}</NavigationContext>
      </PrivacyContext>
    </ElementFrame>
  );
}
