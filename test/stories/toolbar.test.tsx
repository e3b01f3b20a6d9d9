/** How the Storybook toolbar changes a story. */
import { composeStories } from '@storybook/react';
import { expect } from 'chai';
import { within } from 'shadow-dom-testing-library';
import preview from '../../.storybook/preview';
import { closePage } from '../../demo/page';
import * as buttons from '../../stories/ui/buttons.stories';
import * as planCards from '../../stories/elements/plans/plan-card.stories';
import * as tokens from '../../stories/foundations/tokens.stories';
import * as plans from '../../stories/elements/plans/plans.stories';
import { emulateMediaFeatures } from '../support/devtools';

interface Composed {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

describe('the toolbar of Storybook', () => {
  let canvas: HTMLElement;

  beforeEach(async () => {
    await emulateMediaFeatures({ 'prefers-reduced-motion': 'no-preference', 'forced-colors': 'none' });
    canvas = document.body.appendChild(document.createElement('div'));
  });

  afterEach(() => {
    canvas.remove();
    closePage();
  });

  const show = async (stories: object, name: string, globals: Record<string, string>): Promise<void> => {
    const composed = composeStories(stories as typeof buttons, {
      ...preview,
      initialGlobals: { ...preview.initialGlobals, ...globals },
    }) as unknown as Record<string, Composed>;
    await composed[name]!.run({ canvasElement: canvas });
  };

  const firstButton = async (): Promise<HTMLElement> =>
    (await within(canvas).findAllByShadowRole('button'))[0]!;

  const brandsOf = (root: ParentNode): (string | undefined)[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element instanceof HTMLElement && element.dataset.brand ? [element.dataset.brand] : []),
      ...(element.shadowRoot ? brandsOf(element.shadowRoot) : []),
    ]);

  it('shows an element in both brands side by side, one of them on a page of its own', async () => {
    await show(plans, 'SignedIn', { brand: 'both', date: '2026-11-21' });
    expect(brandsOf(canvas)).to.include('AMP');
    const frame = await within(canvas).findByTitle<HTMLIFrameElement>('UMS');
    const { searchParams } = new URL(frame.src);
    expect(searchParams.get('globals')?.split(';')).to.include.members(['brand:UMS', 'date:2026-11-21']);
    expect(searchParams.get('id')).to.be.a('string').and.not.equal('');
  });

  it('shows a component in both brands side by side', async () => {
    await show(buttons, 'Buttons', { brand: 'both' });
    expect(brandsOf(canvas)).to.deep.equal(['AMP', 'UMS']);
  });

  it('shows all states of a component in pairs', async () => {
    await show(planCards, 'AllStates', { brand: 'both' });
    const pairs = await within(canvas).findAllByShadowRole('figure');
    expect(pairs.length).to.be.greaterThan(10);
    for (const pair of pairs) expect(brandsOf(pair)).to.deep.equal(['UMS']);
  });

  it('shows what has both brands already once', async () => {
    await show(tokens, 'Colors', { brand: 'both' });
    expect(brandsOf(canvas).filter((brand) => brand === 'UMS')).to.have.length(1);
  });

  it('shows a dark theme', async () => {
    await show(buttons, 'Buttons', { theme: 'dark' });
    const box = (await firstButton()).closest<HTMLElement>('.root')!;
    expect(getComputedStyle(box).backgroundColor).to.equal('rgb(20, 24, 29)');
  });

  it('shows the rules for print, and takes them back', async () => {
    await show(buttons, 'Buttons', { media: 'print' });
    expect((await within(canvas).findAllByShadowText(/./)).length).to.be.greaterThan(0);
    expect(within(canvas).queryAllByShadowRole('button')).to.deep.equal([]);
    await show(buttons, 'Buttons', {});
    expect((await firstButton()).checkVisibility()).to.equal(true);
  });

  const aButton = 'Buttons';

  it('shows text of twice the size, and takes it back', async () => {
    const sizeWith = async (text: string): Promise<number> => {
      await show(buttons, aButton, { text });
      return parseFloat(getComputedStyle(await firstButton()).fontSize);
    };
    const normal = await sizeWith('normal');
    expect(await sizeWith('double')).to.equal(2 * normal);
    expect(await sizeWith('normal')).to.equal(normal);
  });

  it('shows the rules for forced colors, and takes them back', async () => {
    const adjustWith = async (colors: string): Promise<string> => {
      await show(buttons, aButton, { colors });
      return getComputedStyle(await firstButton()).getPropertyValue('forced-color-adjust');
    };
    expect(await adjustWith('brand')).to.equal('auto');
    expect(await adjustWith('forced')).to.equal('none');
    expect(await adjustWith('brand')).to.equal('auto');
  });

  it('shows the rules for less motion, and takes them back', async () => {
    const motionWith = async (motion: string): Promise<string> => {
      await show(buttons, aButton, { motion });
      return getComputedStyle(await firstButton()).transitionDuration;
    };
    const normal = await motionWith('full');
    expect(normal).to.include('0.12s');
    expect(await motionWith('reduced')).to.equal('0s');
    expect(await motionWith('full')).to.equal(normal);
  });
});
