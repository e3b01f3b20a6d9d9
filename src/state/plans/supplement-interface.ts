import { emit } from '../../browser/emit';
import { shared } from '../../browser/shared';
import { loadScript, loadStyleSheet, onWindowEvent } from '../../browser/vendor-script';
import { fillTemplate } from '../../domain/shopper/routes';
import { readApprovedStates } from '../../services/supplement-plans-service';
import { currentConfig } from '../config';
import { refreshProfile } from '../load/load-flow';
import { reportProblem } from '../report';
import { resource, valueIn } from '../resource';
import { atom, pageAtom, write } from '../store';

declare module '../../browser/shared' {
  interface PageValues {
    supplementInterface: Promise<void>;
  }
}

/** States in which an application starts on the page; only where the interface is configured is there a use for it. */
const approvedStates = resource<'', ReadonlySet<string>>('approved states', {
  read: async (_, config) => {
    const result = await readApprovedStates(config);
    return result.ok
      ? { ok: true, value: new Set(result.value.map((state) => state.toUpperCase())) }
      : result;
  },
  code: 'content-failed',
  owner: 'page',
});

const none: ReadonlySet<string> = new Set();

/** None until content says so (MEDSUPP-18, OPEN-A087). */
export const approvedStatesAtom = atom((get) => valueIn(get(approvedStates.states), '') ?? none);

/** The script of the supplement interface is on the page, and hears `openAddYourInfo` (MEDSUPP-11, TRACK-15). */
export const isInterfacePresentAtom = pageAtom('isSupplementInterfacePresent', false);

const CLOSED = 'medsuppClosed';

/**
 * Adds the script and the style sheet of the supplement interface, once per page, for a state (MEDSUPP-13, OPEN-A085). When
 * it says that it has closed, the profile is read again: an application may have been started.
 */
export function bringSupplementInterface(state: string): void {
  const { medsupp } = currentConfig().vendors;
  if (!medsupp) return;
  void approvedStates.load('');
  void shared('supplementInterface', async () => {
    const { script, integrity, stylesheet, closeEvent = CLOSED } = medsupp;
    if (stylesheet !== undefined) loadStyleSheet(fillTemplate(stylesheet, { state }));
    onWindowEvent(closeEvent, () => {
      emit('tool-closed', { tool: 'medsupp' });
      void refreshProfile();
    });
    try {
      await loadScript(fillTemplate(script, { state }), integrity);
      write(isInterfacePresentAtom, true);
    } catch {
      reportProblem('supplement interface not loaded', 'supplement-interface-failed');
    }
  });
}
