import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { lockScroll } from '../browser/scroll-lock';
import { openLightBox } from '../browser/vendor-script';
import { ToolDialog } from '../ui/tool-dialog';
import { closeTool, startTool } from '../state/page/tool-session';
import type { OpenTool } from '../state/page/vendor-tools';

/** What the drawer says of the tool. */
export interface ToolWords {
  heading: string;
  loading: string;
}

const SLOT = 'shopper-profile-tool';
const popups = { providerSearch: 'provider-search', drugEstimator: 'drug-estimator' };

/** A tool from its loading to its closing, by the shopper or by itself (DOCS-14, DOCS-15). */
export function ToolDrawer({
  opened,
  words,
  onFailed,
}: {
  opened: OpenTool;
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
    const stop = startTool(opened, box, {
      onReady: () => {
        hasShown.current = true;
        setIsLoading(false);
      },
      onFailed: () => {
        failed();
      },
      onClosed: () => {
        closeTool(opened, true);
      },
    });
    return () => {
      stop();
      remove();
      closeTool(opened, hasShown.current);
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
        closeTool(opened, hasShown.current);
      }}
      lockScroll={lockScroll}
    />
  );
}
