import { expect } from 'chai';
import { eventually, settled } from '../../support/clock';
import { focused } from '../../support/keys';
import { leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';
import { draw, forgetTool, toolDoes, withTool } from '../../support/tools';
import { arriveAt, back, follow } from '../../support/views';

const NAV = 'shopper-profile-nav';

interface Opener {
  hash: string;
  element: 'shopper-profile-plans' | 'shopper-profile-drugs' | 'shopper-profile-doctors';
  button: RegExp;
  /** The view that the shopper goes to while the popup is open, and its heading. */
  next: string;
  heading: string;
}

const openers: Record<string, Opener> = {
  'to remove a plan': {
    hash: '#plans',
    element: 'shopper-profile-plans',
    button: /^Remove /,
    next: '#drugs',
    heading: 'Your drugs',
  },
  'to remove a drug': {
    hash: '#drugs',
    element: 'shopper-profile-drugs',
    button: /^Remove /,
    next: '#plans',
    heading: 'Your plans',
  },
  'with a tool of the host': {
    hash: '#providers',
    element: 'shopper-profile-doctors',
    button: /^Add a doctor/,
    next: '#plans',
    heading: 'Your plans',
  },
};

async function openPage({ hash, element, next }: Opener): Promise<TestPage> {
  toolDoes(({ box }) => {
    draw(box);
  });
  const page = openTestPage({ scenario: 'consumer', config: withTool('providerSearch') });
  arriveAt(next);
  await page.place(NAV);
  for (const tag of new Set([element, 'shopper-profile-plans', 'shopper-profile-drugs'] as const))
    await page.place(tag);
  await ready();
  await settled();
  await follow(hash);
  await settled();
  return page;
}

const isHeld = (): boolean => getComputedStyle(document.documentElement).overflowY === 'hidden';

describe('a popup whose view is left (SHELL-73, POP-18)', () => {
  afterEach(leaveTestPage);
  afterEach(forgetTool);

  for (const [name, opener] of Object.entries(openers))
    for (const [way, leave] of Object.entries({ Back: back, 'a link': () => follow(opener.next) }))
      it(`closes by ${way}, and focus goes to the heading of the view: ${name}`, async () => {
        const page = await openPage(opener);
        const [button] = await eventually(() => {
          const found = page.screen.getAllByShadowRole('button', { name: opener.button });
          expect(found).not.to.be.empty;
          return found;
        });
        await page.user.click(button!);
        await eventually(() => expect(page.screen.getByShadowRole('dialog').matches(':modal')).to.be.true);
        expect(isHeld()).to.be.true;
        await leave();
        await eventually(() => expect(page.screen.queryByShadowRole('dialog')).to.be.null);
        await eventually(() => expect(focused()?.textContent).to.equal(opener.heading));
        expect(isHeld()).to.be.false;
      });
});
