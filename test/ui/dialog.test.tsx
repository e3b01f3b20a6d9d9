import { within } from '@testing-library/dom';
import { expect } from 'chai';
import type { ReactNode } from 'react';
import { CopyContext } from '../../src/ui/copy-context';
import { Dialog, type DialogProps } from '../../src/ui/dialog';
import { defineOurs, emptyContract, inside, page } from '../element-kit/kit';

const translate = (): string => 'Close';
const ignore = (): void => undefined;

const popupWith = (props: Partial<DialogProps>): (() => ReactNode) =>
  function Popup() {
    return (
      <CopyContext value={translate}>
        <Dialog name="test" heading="Confirm who you are" onClose={ignore} {...props}>
          <p>Text</p>
        </Dialog>
      </CopyContext>
    );
  };

/** Opens a popup, and finds it as a screen reader does: by its name. */
async function open(props: Partial<DialogProps>, name: string): Promise<HTMLElement> {
  const tag = defineOurs(emptyContract, popupWith(props));
  const element = page.place(`<${tag}></${tag}>`);
  return inside(element).findByRole('dialog', { name });
}

describe('what a popup is called', () => {
  beforeEach(() => page.enter());
  afterEach(() => {
    page.leave();
  });

  it('is its heading (WCAG 4.1.2)', async () => {
    expect(await open({}, 'Confirm who you are')).to.exist;
  });

  it('is its label, where it has one (IDENT-04)', async () => {
    expect(await open({ label: 'Your identity' }, 'Your identity')).to.exist;
  });

  it('has a heading of level 2 and a button that closes it, by their names', async () => {
    const popup = await open({}, 'Confirm who you are');
    expect(within(popup).getByRole('heading', { level: 2, name: 'Confirm who you are' })).to.exist;
    expect(within(popup).getByRole('button', { name: 'Close' })).to.exist;
  });

  it('has no such button when it cannot be closed', async () => {
    const popup = await open({ isClosable: false }, 'Confirm who you are');
    expect(within(popup).queryAllByRole('button', { name: 'Close' }).length).to.equal(0);
  });

  it('has a button that waits while the popup is busy', async () => {
    const popup = await open({ isBusy: true }, 'Confirm who you are');
    expect(within(popup).getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).to.equal(true);
  });
});
