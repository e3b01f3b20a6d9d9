/** A profile that was requested before a change of a list, and comes after it. */
import { expect } from 'chai';
import { configAtom } from '../../../src/state/config';
import { loadProfile } from '../../../src/state/load/load-profile';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { undoRemoval } from '../../../src/state/saved-items/undo';
import { read } from '../../../src/state/store';
import { takeCallsInHand } from '../../support/calls-in-hand';
import { holdResponses } from '../../support/responses';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage } from '../../support/page';
import { allKinds, itemsNamed, keyOf, loadLists, namesOnPage, setWireList } from '../../support/saved-lists';

for (const kind of allKinds)
  describe(`a profile that comes after a change of the saved ${kind}s`, () => {
    afterEach(leaveTestPage);

    /**
     * Requests the profile, makes the change, and releases the profile. A second change is requested before the
     * profile comes, and fails after it.
     */
    async function overtake(
      change: () => Promise<unknown>,
      failing?: () => Promise<boolean | undefined>,
    ): Promise<string> {
      const { service } = openTestPage({ scenario: 'consumer' });
      setWireList(kind, service, itemsNamed(kind, 'ABC'));
      await loadLists(service);
      const profile = holdResponses(service, '/all');
      void loadProfile(read(configAtom));
      await settled();
      profile.holdNoMore();
      await change();
      await settled();
      if (!failing) {
        profile.arrive();
        await settled();
        return namesOnPage(kind);
      }
      const calls = takeCallsInHand(service);
      const outcome = failing();
      await calls.settle();
      const [refused] = calls.pending;
      profile.arrive();
      await calls.settle();
      refused!.next('refused');
      await calls.finish();
      expect(await outcome).to.equal(false);
      return namesOnPage(kind);
    }

    it('does not bring a removed item back (LOAD-18, DEL-06)', async () => {
      expect(await overtake(() => removeSavedItem(kind, keyOf(kind, 'B')))).to.equal('AC');
    });

    it('does not bring a removed item back whose undo fails afterward (LOAD-18, DEL-06)', async () => {
      expect(
        await overtake(
          () => removeSavedItem(kind, keyOf(kind, 'B')),
          () => undoRemoval(kind),
        ),
      ).to.equal('AC');
    });

    it('does not take an item away whose second removal fails afterward (LOAD-18, DEL-14)', async () => {
      expect(
        await overtake(
          async () => {
            await removeSavedItem(kind, keyOf(kind, 'B'));
            await undoRemoval(kind);
          },
          () => removeSavedItem(kind, keyOf(kind, 'B')),
        ),
      ).to.equal('ABC');
    });

    it('does not take an item away that is back in the meantime', async () => {
      expect(
        await overtake(async () => {
          await removeSavedItem(kind, keyOf(kind, 'B'));
          await undoRemoval(kind);
        }),
      ).to.equal('ABC');
    });
  });
