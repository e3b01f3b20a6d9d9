import { expect } from 'chai';
import { showNotes } from '../../elements/authors-notes';
import { defineElements } from '../../elements/define-elements';
import { ShopperProfileOutage } from '../../elements/outage/outage.element';
import { outage as en } from '../../elements/outage/outage.en';
import { outage as es } from '../../elements/outage/outage.es';
import { leaveTestPage, openTestPage } from '../support/page';

describe('elements of the npm package', () => {
  afterEach(() => {
    showNotes(false);
    leaveTestPage();
  });

  it('have notes for authors, too', async () => {
    const { container, screen } = openTestPage({ config: { authoring: true } });
    const copy = { en: () => Promise.resolve(en), es: () => Promise.resolve(es) };
    defineElements([{ elementClass: ShopperProfileOutage, copy }]);
    container.innerHTML = '<shopper-profile-outage></shopper-profile-outage>';
    const note = await screen.findByShadowRole('note', { name: 'For authors: shopper-profile-outage' });
    expect(note.textContent).to.contain('shows nothing now');
  });
});
