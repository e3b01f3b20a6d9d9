import { expect } from 'chai';
import { timed } from '../../src/browser/timing';
import { removeSavedItem } from '../../src/state/saved-items/remove-saved-item';
import { undoRemoval } from '../../src/state/saved-items/undo';
import { savedPlansAtom } from '../../src/state/plans/plans';
import { switchYear } from '../../src/state/actions/reload-plans';
import { planKeyOf } from '../../src/domain/plans/plan';
import { read } from '../../src/state/store';
import { cardsShown } from '../support/cards';
import { eventually } from '../support/clock';
import { leaveTestPage, openTestPage, ready, whenLeaving } from '../support/page';

const measures = (): PerformanceEntry[] =>
  performance.getEntriesByType('measure').filter(({ name }) => name.startsWith('shopper-profile:'));
const names = (): string[] => measures().map(({ name }) => name.slice('shopper-profile:'.length));

describe('user timings', () => {
  beforeEach(() => {
    performance.clearMeasures();
  });
  afterEach(leaveTestPage);

  it('measure the load flow, the profile, the first cards, and what the shopper does; names only', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await page.place('shopper-profile-plans');
    await ready();
    await cardsShown(page.screen, 6);
    await eventually(() => expect(names()).to.include.members(['load-flow', 'profile', 'cards']));
    const key = planKeyOf(read(savedPlansAtom)[0]!);
    await removeSavedItem('plan', key);
    await undoRemoval('plan');
    await switchYear(2026);
    await window.shopperProfile!.refresh!();
    expect(names()).to.include.members(['remove', 'undo', 'year', 'refresh']);
    const [cards] = measures().filter(({ name }) => name.endsWith(':cards'));
    expect(cards).to.include({ startTime: 0 });
    expect(names().filter((name) => name === 'cards')).to.have.length(1);
    for (const entry of measures()) {
      expect(entry.name).to.match(/^shopper-profile:[a-z-]+$/);
      expect((entry as PerformanceMeasure).detail).to.equal(null);
    }
  });

  it('say nothing of cards where none are saved', async () => {
    const page = openTestPage({ scenario: 'empty' });
    await page.place('shopper-profile-plans');
    await ready();
    await eventually(() => expect(page.screen.getByShadowText(/no saved plans/i)).to.exist);
    expect(names()).to.include('load-flow').and.not.to.include('cards');
  });

  it('measure what fails, too, and hand it on', async () => {
    const failing = timed('import', () => Promise.reject(new Error('no')));
    const outcome = await failing.catch((error: unknown) => error);
    expect(outcome).to.be.an('error');
    expect(names()).to.deep.equal(['import']);
  });

  it('stop nothing where a host has replaced them', async () => {
    const { measure } = performance;
    performance.measure = () => {
      throw new Error('no timings here');
    };
    whenLeaving(() => {
      performance.measure = measure;
    });
    openTestPage();
    expect(await timed('merge', () => Promise.resolve(7))).to.equal(7);
    performance.measure = measure;
  });
});
