import { within } from '@testing-library/dom';
import { expect } from 'chai';
import { createRoot, type Root } from 'react-dom/client';
import { ViewLink } from '../../src/ui/view-link';

describe('a link to a view', () => {
  const box = document.createElement('main');
  const screen = within(box);
  let root: Root;
  let gone: number;

  const show = (isCurrent: boolean): Promise<HTMLElement> => {
    root.render(
      <ViewLink url="/page#drugs" className="nav-link" isCurrent={isCurrent} onGo={() => (gone += 1)}>
        Your drugs
      </ViewLink>,
    );
    return screen.findByRole('link', { name: 'Your drugs' });
  };

  /** Whether the browser would follow the link by itself; it does not, as the page stays. */
  function click(link: HTMLElement, init: MouseEventInit = {}): boolean {
    let isFollowed = true;
    const look = (event: Event): void => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    window.removeEventListener('click', look);
    return isFollowed;
  }

  beforeEach(() => {
    gone = 0;
    document.body.append(box);
    root = createRoot(box);
  });
  afterEach(() => {
    root.unmount();
    box.remove();
  });

  it('goes there within the page (contract, "Views")', async () => {
    const link = await show(false);
    expect(link.getAttribute('href')).to.equal('/page#drugs');
    expect([click(link), gone]).to.deep.equal([false, 1]);
  });

  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    it(`is the browser’s with ${JSON.stringify(init)}: a new tab, say`, async () => {
      const link = await show(false);
      expect([click(link, init), gone]).to.deep.equal([true, 0]);
    });

  it('says that its view is the one that shows (WCAG 1.3.1)', async () => {
    expect((await show(true)).ariaCurrent).to.equal('page');
  });

  it('says nothing of the kind otherwise (WCAG 1.3.1)', async () => {
    expect((await show(false)).ariaCurrent).to.equal(null);
  });
});
