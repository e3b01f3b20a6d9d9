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

/** The browser event by which a tool says that it has closed, unless the configuration names another (OPEN-B14). */
const closeEvents: Record<ToolName, string> = {
  providerSearch: 'providerSearchClosed',
  drugEstimator: 'drugEstimatorClosed',
};

export interface ToolListener {
  /** The tool shows. */
  onReady(): void;
  /** The tool did not come in time, or not at all. */
  onFailed(): void;
  /** The tool asks to be closed. */
  onClosed(): void;
}

/** What a tool is told: docs/configuration.md. */
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

/** A tool may answer how to take it out again. */
function leaveQuietly(leave: unknown): void {
  try {
    if (typeof leave === 'function') Reflect.apply(leave, undefined, []);
  } catch {
    logger().error('a tool could not be taken out');
  }
}

/**
 * Loads a tool and lets it into its box. Returns how to stop: nothing is heard of it from then on, however late it
 * comes.
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
 * A tool that has shown is gone: that is recorded, and the profile is read again, as the shopper may have changed what is
 * saved (DOCS-15, OPEN-B14).
 */
export function recordClosing({ tool }: OpenTool): void {
  emit('tool-closed', { tool });
  void refreshProfile();
}
