import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { openLightBox } from '../browser/vendor-script';
import { ToolDialog } from '../ui/tool-dialog';
import { recordClosing, startTool } from '../state/actions/tool-session';
import { markerPropsAtom } from '../state/page/privacy';
import { closePopup, type Popups } from '../state/popups/popups';
import { read } from '../state/store';

/** Texts of the drawer for the tool. */
export interface ToolWords {
  heading: string;
  loading: string;
}

const SLOT = 'shopper-profile-tool';
const popups = { providerSearch: 'provider-search', drugEstimator: 'drug-estimator' };

/** Shows a tool until the shopper or the tool closes it (DOCS-14, DOCS-15). */
export function ToolDrawer({
  opened,
  words,
  onFailed,
}: {
  opened: Popups['tool'];
  words: ToolWords;
  onFailed(): void;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const hasShown = useRef(false);
  const [isLoading, setIsLoading] = useState(true);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    if (!place.current) return undefined;
    const { box, remove } = openLightBox(place.current, SLOT);
    // The container is outside the element and shows drugs and doctors, so it needs its own privacy markers.
    const { className = '', ...markers } = read(markerPropsAtom);
    box.className = className;
    for (const [name, value] of Object.entries(markers)) box.setAttribute(name, value);
    const stop = startTool(opened, box, {
      onReady: () => {
        hasShown.current = true;
        setIsLoading(false);
      },
      onFailed: () => {
        failed();
      },
      onClosed: () => {
        closePopup('tool');
      },
    });
    return () => {
      stop();
      remove();
      if (hasShown.current) recordClosing(opened);
    };
  }, [opened]);

  return (
    <ToolDialog
      name={popups[opened.tool]}
      heading={words.heading}
      loading={isLoading ? words.loading : ''}
      slotName={SLOT}
      ref={place}
      onClose={() => {
        closePopup('tool');
      }}
    />
  );
}
