import { trail } from '../../browser/call-log';
import { emit } from '../../browser/emit';
import { measureCost, onceHidden } from '../../browser/vitals';
import { vitalsOf } from '../../telemetry/vitals';
import { currentConfig } from '../config';
import { store } from '../store';

/** Dispatches `shopper-profile-vitals` once, when the page is hidden, unless `vitals` is false by then. */
export function startVitals(): void {
  const page = store();
  const cost = measureCost();
  onceHidden(() => {
    const { vitals, loading } = currentConfig();
    if (!vitals || store() !== page) return;
    emit('vitals', vitalsOf(__VERSION__, { ...cost(), ...trail(), callWaitMs: loading.callWaitMs }));
  });
}
