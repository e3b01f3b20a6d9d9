import { expect } from 'chai';
import { forgetShopper } from '../../../src/state/shopper/forget-shopper';
import {
  closePopup,
  isTurnToConfirmAtom,
  openPopup,
  popupAtom,
  type PopupName,
} from '../../../src/state/popups/popups';
import { read, store } from '../../../src/state/store';

const order = ['timeout', 'confirmIdentity', 'extraHelpApplied', 'toast'] as const;
const names: PopupName[] = [...order, 'removal', 'email', 'loading'];
const showing = (): PopupName[] => names.filter((name) => read(popupAtom(name)) !== null);
const screen = { heading: 'One moment', message: 'We are looking.' };

/** Opens a popup as its element does: the identity confirmation when it is its turn, all others immediately. */
function becomeDue(name: (typeof order)[number]): void {
  if (name !== 'confirmIdentity') {
    openPopup(name, {});
    return;
  }
  const openInTurn = (): void => {
    if (!read(isTurnToConfirmAtom)) return;
    stop();
    openPopup(name, {});
  };
  const stop = store().sub(isTurnToConfirmAtom, openInTurn);
  openInTurn();
}

describe('popups that open by themselves', () => {
  beforeEach(() => {
    forgetShopper();
  });
  after(() => {
    forgetShopper();
  });

  for (const [index, first] of order.entries())
    for (const second of order.slice(index + 1))
      for (const arrivals of [
        [first, second],
        [second, first],
      ] as const)
        it(`show ${first} before ${second}, when ${arrivals[0]} is due first (OUT-01, IDENT-01, HELP-06, TOAST-10)`, () => {
          for (const name of arrivals) becomeDue(name);
          // The input of the identity form must remain when the timeout opens above it.
          const staysBelow = arrivals[0] === 'confirmIdentity' && first === 'timeout';
          expect(showing()).to.deep.equal(staysBelow ? [first, second] : [first]);
          closePopup(first);
          expect(showing()).to.deep.equal([second]);
        });

  for (const arrivals of [order, order.toReversed()])
    it(`show one after the other when all are due, ${arrivals[0]} first (HELP-06, TOAST-10)`, () => {
      for (const name of arrivals) becomeDue(name);
      const seen = order.map((name) => {
        const [front] = showing();
        closePopup(name);
        return front;
      });
      expect(seen).to.deep.equal([...order]);
    });

  for (const name of ['confirmIdentity', 'extraHelpApplied', 'toast'] as const)
    it(`wait for what the shopper has open: ${name} (HELP-06, TOAST-10)`, () => {
      openPopup('removal', { kind: 'plan', key: 'a' });
      becomeDue(name);
      expect(showing()).to.deep.equal(['removal']);
      closePopup('removal');
      expect(showing()).to.deep.equal([name]);
    });

  for (const name of ['extraHelpApplied', 'toast'] as const)
    it(`make space for what the shopper opens, and are back after it: ${name} (HELP-06, TOAST-10)`, () => {
      becomeDue(name);
      openPopup('email', {});
      expect(showing()).to.deep.equal(['email']);
      closePopup('email');
      expect(showing()).to.deep.equal([name]);
    });

  it('do not cover the timeout, and are back after it (OUT-01)', () => {
    openPopup('extraHelpApplied', {});
    openPopup('timeout', {});
    openPopup('loading', screen);
    expect(showing()).to.deep.equal(['timeout']);
    closePopup('timeout');
    expect(showing()).to.deep.equal(['loading']);
    closePopup('loading');
    expect(showing()).to.deep.equal(['extraHelpApplied']);
  });

  it('leave a popup open that the shopper has opened, below them', () => {
    openPopup('email', {});
    openPopup('timeout', {});
    expect(showing()).to.have.members(['email', 'timeout']);
  });
});
