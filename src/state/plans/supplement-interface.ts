import { readApprovedStates } from '../../services/supplement-plans-service';
import { resource } from '../resource';
import { resourceStates, valueIn } from '../resource-states';
import { atom, pageAtom } from '../store';

/** States in which an application starts on the page; needed only if the supplement interface is configured. */
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

/** Approved states; none until content has loaded (MEDSUPP-18, OPEN-A087). */
export const approvedStatesAtom = atom((get) => valueIn(get(approvedStates.states), '') ?? none);

/** Whether the script of the supplement interface has loaded and listens to `openAddYourInfo` (MEDSUPP-11, TRACK-15). */
export const isInterfacePresentAtom = pageAtom('isSupplementInterfacePresent', false);
