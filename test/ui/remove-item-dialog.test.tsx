import { within } from '@testing-library/dom';
import { expect } from 'chai';
import { createRoot, type Root } from 'react-dom/client';
import { CopyContext } from '../../src/ui/copy-context';
import { RemoveItemDialog, type RemoveItemDialogProps } from '../../src/ui/remove-item-dialog';

const words = {
  heading: 'Remove this drug?',
  text: 'It will be gone.',
  remove: 'Remove',
  removing: 'Removing…',
  keep: 'Keep',
};
const translate = (): string => 'Close';

describe('the popup that asks before a removal', () => {
  const box = document.createElement('main');
  const screen = within(box);
  let root: Root;
  let pressed: string[];

  const show = (changes: Partial<RemoveItemDialogProps> = {}): Promise<HTMLElement> => {
    root.render(
      <CopyContext value={translate}>
        <RemoveItemDialog
          name="remove"
          words={words}
          isRemoving={false}
          onRemove={() => pressed.push('remove')}
          onKeep={() => pressed.push('keep')}
          {...changes}
        >
          <p>Metformin</p>
        </RemoveItemDialog>
      </CopyContext>,
    );
    return screen.findByRole('dialog', { name: words.heading });
  };
  const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

  beforeEach(() => {
    pressed = [];
    document.body.append(box);
    root = createRoot(box);
  });
  afterEach(() => {
    root.unmount();
    box.remove();
  });

  it('removes or keeps, as the shopper says (DEL-06)', async () => {
    await show();
    (await button('Remove')).click();
    (await button('Keep')).click();
    expect(pressed).to.deep.equal(['remove', 'keep']);
  });

  it('does neither while the removal is under way, and says that it is (DEL-08)', async () => {
    await show({ isRemoving: true });
    const remove = await button('Removing…');
    const keep = await button('Keep');
    expect([remove.ariaDisabled, keep.ariaDisabled]).to.deep.equal(['true', 'true']);
    remove.click();
    keep.click();
    expect(pressed).to.deep.equal([]);
  });

  it('announces why an item is still there (DEL-17)', async () => {
    await show({ failure: 'That did not work.' });
    expect(screen.getByRole('alert').textContent).to.equal('That did not work.');
  });
});
