import { emit } from '../../browser/emit';
import { pageSingleton } from '../../browser/page-singleton';
import { loadScript, loadStyleSheet, onWindowEvent } from '../../browser/vendor-script';
import { fillTemplate } from '../../domain/shopper/routes';
import { currentConfig } from '../config';
import { refreshProfile } from '../load/load-flow';
import { approvedStates, isInterfacePresentAtom } from '../plans/supplement-interface';
import { reportProblem } from '../report';
import { write } from '../store';

declare module '../../browser/page-singleton' {
  interface PageValues {
    supplementInterface: Promise<void>;
  }
}

const CLOSED = 'medsuppClosed';

/**
 * Adds the script and the style sheet of the supplement interface for a state, once per page (MEDSUPP-13, OPEN-A085). When the
 * interface dispatches its close event, the profile is read again, because an application may have been started.
 */
export function bringSupplementInterface(state: string): void {
  const { medsupp } = currentConfig().vendors;
  if (!medsupp) return;
  void approvedStates.load('');
  void pageSingleton('supplementInterface', async () => {
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
