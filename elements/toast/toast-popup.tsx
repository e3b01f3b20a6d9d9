import { useRef, type ReactNode } from 'react';
import { closePopup } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { shopperAtom, userAtom } from '../../src/state/shopper/shopper';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { Toast } from './toast';
import { markToastAsShown, savedKindsAtom, toastSignInUrlAtom, wasToastShown } from './toast.state';

function View({ onClose }: { onClose(): void }): ReactNode {
  const { may } = useValue(shopperAtom);
  const firstName = useValue(userAtom)?.firstName;
  const savedKinds = useValue(savedKindsAtom);
  const signInUrl = useValue(toastSignInUrlAtom);
  return (
    <Toast
      firstName={firstName}
      savedKinds={savedKinds}
      signInUrl={may.beAskedToSignIn ? signInUrl : undefined}
      wasAnnounced={wasToastShown}
      onShown={markToastAsShown}
      onClose={onClose}
    />
  );
}

/** When the toast is closed, focus stays at its position, so that Tab continues from there. */
export function ToastPopup({ isShown }: { isShown: boolean }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const close = (): void => {
    const root = place.current?.getRootNode();
    if (root instanceof ShadowRoot && root.activeElement) place.current?.focus({ preventScroll: true });
    closePopup('toast');
  };
  return (
    <WidgetFrame>
      {isShown && <View onClose={close} />}
      <div ref={place} tabIndex={-1} />
    </WidgetFrame>
  );
}
