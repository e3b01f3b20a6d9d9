import { readApprovedStates } from '../../services/supplement-plans-service';
import { resource } from '../resource';
import { resourceStates, valueIn } from '../resource-states';
import { atom, pageAtom } from '../store';

/** States in which an application starts on the page; only where the interface is configured is there a use for it. */
export const approvedStates = resource(resourceStates<ReadonlySet<string>>('approved states', 'page'), {
  read: async (_: '', config) => {
    const result = await readApprovedStates(config);
    return result.ok
      ? { ok: true, value: new Set(result.value.map((state) => state.toUpperCase())) }
      : result;
  },
  code: 'content-failed',
});

const none: ReadonlySet<string> = new Set();

/** None until content says so (MEDSUPP-18, OPEN-A087). */
export const approvedStatesAtom = atom((get) => valueIn(get(approvedStates.states), '') ?? none);

/** The script of the supplement interface is on the page, and hears `openAddYourInfo` (MEDSUPP-11, TRACK-15). */
export const isInterfacePresentAtom = pageAtom('isSupplementInterfacePresent', false);
