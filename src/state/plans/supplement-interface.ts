import { emit } from '../../browser/emit';
import { shared } from '../../browser/shared';
import { loadScript, loadStyleSheet, onWindowEvent } from '../../browser/vendor-script';
import { fillTemplate } from '../../domain/shopper/routes';
import { readApprovedStates } from '../../services/supplement-plans-service';
import { currentConfig } from '../config';
import { refreshProfile } from '../load/load-flow';
import { reportFailure, reportProblem } from '../load/report';
import { pageAtom, write } from '../store';

declare module '../../browser/shared' {
  interface PageValues {
    approvedStates: Promise<void>;
    supplementInterface: Promise<void>;
  }
}

/** States in which an application starts on the page; none until content says so (MEDSUPP-18, OPEN-A087). */
export const approvedStatesAtom = pageAtom<ReadonlySet<string>>('approvedStates', new Set());

/** The script of the supplement interface is on the page, and hears `openAddYourInfo` (MEDSUPP-11, TRACK-15). */
export const isInterfacePresentAtom = pageAtom('isSupplementInterfacePresent', false);

/** Asked once; only where the interface is configured is there a use for it. */
const loadApprovedStates = (): Promise<void> =>
  shared('approvedStates', async () => {
    const answer = await readApprovedStates(currentConfig());
    if (answer.ok) write(approvedStatesAtom, new Set(answer.value.map((state) => state.toUpperCase())));
    else reportFailure(answer.failure, 'content-failed');
  });

const CLOSED = 'medsuppClosed';

/**
 * Adds the script and the style sheet of the supplement interface, once per page, for a state (MEDSUPP-13, OPEN-A085). When
 * it says that it has closed, the profile is read again: an application may have been started.
 */
export function bringSupplementInterface(state: string): void {
  const { medsupp } = currentConfig().vendors;
  if (!medsupp) return;
  void loadApprovedStates();
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
