import { finishesWithin } from '../../browser/clock';
import { emit } from '../../browser/emit';
import { logger } from '../../browser/logger';
import {
  globalMethod,
  loadScript,
  loadStyleSheet,
  onWindowEvent,
  whenFilled,
} from '../../browser/vendor-script';
import type { VendorTool } from '../../config/brand-values';
import { currentConfig } from '../config';
import { localeAtom } from '../common-config';
import { refreshProfile } from '../load/load-flow';
import { knownZipCodeAtom } from '../profile/profile-texts';
import { currentShopper } from '../shopper/shopper';
import { read } from '../store';
import type { Popups, ToolName } from '../popups/popups';

type OpenTool = Popups['tool'];

/** Default names of the event that a tool dispatches on `window` when it has closed (OPEN-B14). */
const closeEvents: Record<ToolName, string> = {
  providerSearch: 'providerSearchClosed',
  drugEstimator: 'drugEstimatorClosed',
};

export interface ToolListener {
  /** The tool has rendered. */
  onReady(): void;
  /** The tool has failed to load, or has timed out. */
  onFailed(): void;
  /** The tool requests to be closed. */
  onClosed(): void;
}

/** Values that are passed to a tool, as described in docs/configuration.md. */
function valuesFor({ values }: OpenTool): Record<string, string | null | undefined> {
  const { uuid } = currentShopper();
  return {
    locale: read(localeAtom),
    site: currentConfig().site,
    uuid: uuid ?? null,
    zipCode: read(knownZipCodeAtom) ?? null,
    ...values,
  };
}

/** Calls the function that `mount` of a tool may return to remove the tool. Only logs its errors. */
function leaveQuietly(leave: unknown): void {
  try {
    if (typeof leave === 'function') Reflect.apply(leave, undefined, []);
  } catch {
    logger().error('a tool could not be taken out');
  }
}

/**
 * Loads a tool and mounts it in its box. Returns a function that stops it; after that, the listener is not called again, even
 * if the tool loads late.
 */
export function startTool(opened: OpenTool, box: HTMLElement, listener: ToolListener): () => void {
  const config = currentConfig();
  const settings = config.vendors[opened.tool];
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;

  const mount = async ({ script, integrity, stylesheet, globalName }: VendorTool): Promise<void> => {
    if (stylesheet !== undefined) loadStyleSheet(stylesheet);
    await loadScript(script, integrity);
    if (isOver()) return;
    const enter = globalMethod(globalName, 'mount');
    if (!enter) {
      await whenFilled(box);
      return;
    }
    const leave = await enter(box, { values: valuesFor(opened), onClose: close });
    if (isOver()) leaveQuietly(leave);
    else over.signal.addEventListener('abort', () => leaveQuietly(leave));
  };

  const close = (): void => {
    if (!isOver()) listener.onClosed();
  };
  const stopListening = onWindowEvent(settings?.closeEvent ?? closeEvents[opened.tool], close);

  const start = async (): Promise<boolean> => {
    try {
      return settings !== null && (await finishesWithin(mount(settings), config.loading.callWaitMs));
    } catch {
      return false;
    }
  };
  void start().then((isThere) => {
    if (isOver()) return;
    if (isThere) listener.onReady();
    else listener.onFailed();
  });

  return () => {
    over.abort();
    stopListening();
  };
}

/**
 * Emits that a tool has closed, and reads the profile again, because the shopper may have changed saved items (DOCS-15,
 * OPEN-B14).
 */
export function recordClosing({ tool }: OpenTool): void {
  emit('tool-closed', { tool });
  void refreshProfile();
}
