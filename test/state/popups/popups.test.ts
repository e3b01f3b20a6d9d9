import { expect } from 'chai';
import { forgetShopper } from '../../../src/state/shopper/forget-shopper';
import { closePopup, openPopup, popupAtom, type PopupName } from '../../../src/state/popups/popups';
import { read } from '../../../src/state/store';

const names: PopupName[] = ['removal', 'email', 'timeout', 'loading', 'extraHelpApplied'];
const showing = (): PopupName[] => names.filter((name) => read(popupAtom(name)) !== null);
const screen = { heading: 'One moment', message: 'We are looking.' };

describe('popups that open by themselves', () => {
  beforeEach(() => {
    forgetShopper();
  });
  after(() => {
    forgetShopper();
  });

  it('wait for what the shopper has open: that Extra Help counts is said afterwards (HELP-06)', () => {
    openPopup('removal', { kind: 'plan', key: 'a' });
    openPopup('extraHelpApplied', {});
    expect(showing()).to.deep.equal(['removal']);
    closePopup('removal');
    expect(showing()).to.deep.equal(['extraHelpApplied']);
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
    expect(showing()).to.deep.equal(['email', 'timeout']);
  });
});
