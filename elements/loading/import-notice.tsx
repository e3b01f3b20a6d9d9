import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { useHost } from '../../src/ui/host';
import { useEdgeOfWindow } from '../../src/widgets/use-edge-of-window';
import { useIsRegionKnown } from '../../src/widgets/use-is-region-known';
import { CROSS, Drawing } from '../../src/ui/drawing';

/**
 * Says that the drugs and doctors of a member are being imported (ERR-12). It shows in the top layer and does not block
 * the page, because an import may take a minute. If it would cover the focused control, it moves to the opposite edge
 * of the window.
 */
export function ImportNotice({ onClose }: { onClose(): void }): ReactNode {
  const t = useCopy('loading', 'common');
  const host = useHost();
  const box = useRef<HTMLElement>(null);
  const isRegionKnown = useIsRegionKnown();
  const isAtTop = useEdgeOfWindow(box);

  const emitPopup = useEffectEvent((name: 'popup-open' | 'popup-close') => {
    host.dispatch(name, { popup: 'loading' });
  });
  useEffect(() => {
    emitPopup('popup-open');
    return () => {
      emitPopup('popup-close');
    };
  }, []);

  return (
    <section
      ref={box}
      popover="manual"
      className="import-notice"
      data-side={isAtTop ? 'top' : undefined}
      aria-label={t('loading.import.heading')}
    >
      <div className="waiting-sign" aria-hidden="true" />
      <div role="status">{isRegionKnown && <p>{t('loading.import.text')}</p>}</div>
      <button
        type="button"
        name="close"
        className="icon-button"
        aria-label={t('common.close')}
        onClick={onClose}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        <Drawing path={CROSS} />
      </button>
    </section>
  );
}
