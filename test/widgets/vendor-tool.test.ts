import { expect } from 'chai';
import { requestsTo } from '../support/responses';
import { eventually, pass, settled, startFakeClock } from '../support/clock';
import { focused, press, pressWithShift } from '../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../support/page';
import { draw, forgetTool, testTool, toolDoes, toolLoads, withTool } from '../support/tools';

const DOCTORS = 'shopper-profile-doctors';
const ESTIMATOR = 'shopper-profile-drug-estimator';
const ROUTE = '/health-plans/estimate-drug-costs.html';
const FAILED = 'This could not be opened. Please try again.';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

async function openPage(tag: typeof DOCTORS | typeof ESTIMATOR, options: Options): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  await page.place(tag);
  await ready();
  await settled();
  return page;
}

const openDoctors = (config = withTool('providerSearch'), options: Options = {}) =>
  openPage(DOCTORS, { ...options, config });
const openEstimator = (config = withTool('drugEstimator')) => openPage(ESTIMATOR, { config });

const pressButton = async (page: TestPage, name: string): Promise<void> => {
  await page.user.click(page.screen.getByShadowRole('button', { name }));
};
const add = (page: TestPage) => pressButton(page, 'Add a doctor or dentist');
const estimate = (page: TestPage) => pressButton(page, 'Estimate drug costs');
const drawerOf = ({ screen }: TestPage) => eventually(() => screen.getByShadowRole('dialog'));
const noDrawer = ({ screen }: TestPage) =>
  eventually(() => expect(screen.queryByShadowRole('dialog')).to.be.null);
const field = ({ container }: TestPage) =>
  container.querySelector<HTMLInputElement>('[aria-label="Name of a doctor"]');
const toolShown = (page: TestPage) => eventually(() => expect(field(page)).to.exist);
const profileReads = ({ service }: TestPage) => requestsTo(service, '/all').length;
const alertOf = ({ screen }: TestPage) => eventually(() => screen.getByShadowRole('alert').textContent);

describe('provider search (DOCS-14, OPEN-B14, OPEN-B70)', () => {
  afterEach(leaveTestPage);
  afterEach(forgetTool);

  it('does not run a script whose text is not that of its `integrity` (contract §3)', async () => {
    toolDoes(({ box }) => {
      draw(box);
    });
    const page = await openDoctors(withTool('providerSearch', { integrity: `sha384-${'A'.repeat(64)}` }));
    await add(page);
    expect(await alertOf(page)).to.equal(FAILED);
    expect(toolLoads()).to.equal(0);
    expect(field(page)).to.be.null;
  });

  it('loads nothing until it is opened, and then once, however often it is opened (DOCS-14)', async () => {
    const calls = toolDoes(({ box }) => {
      draw(box);
    });
    const page = await openDoctors();
    expect(toolLoads()).to.equal(0);
    expect(document.querySelector('[href$="tool.css"]')).to.be.null;
    for (const times of [1, 2]) {
      await add(page);
      await toolShown(page);
      expect(calls).to.have.length(times);
      await press('Escape');
      await noDrawer(page);
      await settled();
    }
    expect(toolLoads()).to.equal(1);
    expect(document.querySelectorAll('[href$="tool.css"]')).to.have.length(1);
  });

  for (const name of ['Add a doctor or dentist', 'Save a doctor or dentist'])
    it(`opens from "${name}" (OPEN-B70)`, async () => {
      const calls = toolDoes(({ box }) => {
        draw(box);
      });
      const page = await openDoctors(withTool('providerSearch'), { scenario: 'empty' });
      const seen = spyOnEvents('popup-open');
      await pressButton(page, name);
      const drawer = await drawerOf(page);
      expect(inside(drawer).getByRole('heading', { name: 'Find a doctor or dentist' })).to.exist;
      await toolShown(page);
      expect(seen).to.deep.equal([['popup-open', { popup: 'provider-search' }]]);
      expect(calls[0]!.values).to.include({ locale: 'en', site: 'UMS', uuid: 'demo-empty' });
      expect(calls[0]!.values.providerId).to.equal(undefined);
    });

  it('has the provider preselected when one is edited (DOCS-06, OPEN-B70)', async () => {
    const calls = toolDoes(({ box }) => {
      draw(box);
    });
    const page = await openDoctors();
    await pressButton(page, 'Edit Specimen Heart Clinic');
    await toolShown(page);
    expect(calls[0]!.values).to.deep.equal({
      locale: 'en',
      site: 'UMS',
      uuid: 'demo-consumer',
      zipCode: '60614',
      providerId: '9000000202',
    });
  });

  it('knows no uuid of a guest', async () => {
    const calls = toolDoes(({ box }) => {
      draw(box);
    });
    const page = await openDoctors(withTool('providerSearch'), { scenario: 'guest' });
    await add(page);
    await toolShown(page);
    expect(calls[0]!.values.uuid).to.equal(null);
  });

  it('stands in the page, where its style sheet reaches it, and shows in the drawer', async () => {
    toolDoes(({ box }) => {
      draw(box);
    });
    const page = await openDoctors();
    await add(page);
    await toolShown(page);
    expect(field(page)!.getRootNode()).to.equal(document);
    await eventually(() =>
      expect(getComputedStyle(field(page)!.parentElement!).color).to.equal('rgb(1, 2, 3)'),
    );
    const drawer = (await drawerOf(page)).getBoundingClientRect();
    const { left, right, height } = field(page)!.getBoundingClientRect();
    expect(left).to.be.at.least(drawer.left);
    expect(right).to.be.at.most(drawer.right);
    expect(height).to.be.above(0);
  });

  it('stands in the page also when the element stands in another one', async () => {
    toolDoes(({ box }) => {
      draw(box);
    });
    const page = openTestPage({ scenario: 'consumer', config: withTool('providerSearch') });
    await page.place(DOCTORS);
    const outer = page.container.appendChild(document.createElement('section'));
    outer.attachShadow({ mode: 'open' }).append(page.container.querySelector(DOCTORS)!);
    await ready();
    await settled();
    await add(page);
    await eventually(() => expect(outer.querySelector('input')).to.exist);
    expect(outer.querySelector('input')!.getBoundingClientRect().height).to.be.above(0);
    expect(outer.querySelector('input')!.getRootNode()).to.equal(document);
    await press('Escape');
    await noDrawer(page);
    await settled();
    expect(outer.childElementCount).to.equal(0);
    expect(outer.shadowRoot!.querySelector(DOCTORS)!.childElementCount).to.equal(0);
  });

  it('starts with focus itself, takes keys, keeps Tab, and gives focus back (OPEN-B71)', async () => {
    toolDoes(({ box }) => {
      draw(box);
    });
    const page = await openDoctors();
    await pressButton(page, 'Edit Dr. Robin Sample');
    await toolShown(page);
    await eventually(() => expect(focused()?.tagName).to.equal('DIALOG'));
    await press('Tab');
    await eventually(() => expect((focused() as HTMLElement).ariaLabel).to.equal('Close'));
    await press('Tab');
    await eventually(() => expect(focused()).to.equal(field(page)));
    await press('Tab');
    expect((focused() as HTMLElement).ariaLabel).to.equal('Close');
    await pressWithShift('Tab');
    expect(focused()).to.equal(field(page));
    await press('Escape');
    await noDrawer(page);
    await eventually(() => expect((focused() as HTMLElement).ariaLabel).to.equal('Edit Dr. Robin Sample'));
  });

  it('does not open twice, nor beside another tool', async () => {
    const calls = toolDoes(({ box }) => {
      draw(box);
    });
    const page = await openDoctors({
      vendors: { providerSearch: testTool, drugEstimator: testTool },
    });
    await page.place(ESTIMATOR);
    await settled();
    const button = page.screen.getByShadowRole('button', { name: 'Add a doctor or dentist' });
    const other = page.screen.getByShadowRole('button', { name: 'Estimate drug costs' });
    button.click();
    button.click();
    other.click();
    await toolShown(page);
    await settled();
    expect(page.screen.getAllByShadowRole('dialog')).to.have.length(1);
    expect(calls).to.have.length(1);
  });

  describe('closing', () => {
    type Close = (page: TestPage, onClose: () => void) => unknown;
    const ways: [name: string, close: Close, closeEvent?: string][] = [
      ['the cross', (page) => pressButton(page, 'Close')],
      ['Escape', () => press('Escape')],
      ['onClose', (_page, onClose) => onClose()],
      ['the browser event', () => window.dispatchEvent(new CustomEvent('providerSearchClosed'))],
      ['an event of its own', () => window.dispatchEvent(new Event('toolGone')), 'toolGone'],
    ];
    for (const [name, close, closeEvent] of ways)
      it(`by ${name}: recorded once, and the profile is read again (DOCS-15, OPEN-B14)`, async () => {
        let left = 0;
        const calls = toolDoes(({ box }) => {
          draw(box);
          return () => {
            left += 1;
            window.dispatchEvent(new CustomEvent('providerSearchClosed'));
          };
        });
        const page = await openDoctors(withTool('providerSearch', closeEvent ? { closeEvent } : {}));
        const seen = spyOnEvents('tool-closed', 'popup-close');
        await add(page);
        await toolShown(page);
        await settled();
        const before = profileReads(page);
        await close(page, calls[0]!.onClose);
        await noDrawer(page);
        await settled();
        calls[0]!.onClose();
        await settled();
        expect(seen).to.have.deep.members([
          ['tool-closed', { tool: 'providerSearch' }],
          ['popup-close', { popup: 'provider-search' }],
        ]);
        expect(left).to.equal(1);
        expect(profileReads(page)).to.equal(before + 1);
        expect(field(page)).to.be.null;
        expect(page.container.querySelector(DOCTORS)!.childElementCount).to.equal(0);
      });

    it('shows what the shopper has saved in it, and says how many there are', async () => {
      const calls = toolDoes(({ box }) => {
        draw(box);
      });
      const page = await openDoctors();
      await add(page);
      await toolShown(page);
      await settled();
      page.service.state.providersDetails.providerIdList.push({
        providerId: '3',
        providerAddressId: '1',
        providerName: 'Dr. New',
      } as never);
      calls[0]!.onClose();
      expect(await page.screen.findByShadowText('Dr. New')).to.exist;
      await eventually(() =>
        expect(page.screen.getByShadowRole('status').textContent).to.equal('3 saved doctors and dentists'),
      );
    });

    it('by leaving the page: the page scrolls again, and another element can open the tool', async () => {
      toolDoes(({ box }) => {
        draw(box);
      });
      const page = await openDoctors();
      await add(page);
      await toolShown(page);
      page.container.querySelector(DOCTORS)!.remove();
      await eventually(() =>
        expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden'),
      );
      expect(field(page)).to.be.null;
      await page.place(DOCTORS);
      await settled();
      await add(page);
      await toolShown(page);
    });
  });

  describe('that does not come', () => {
    const failing: [name: string, mount: () => unknown, changes: Partial<typeof testTool>][] = [
      ['its script is missing', () => undefined, { script: '/test/support/tools/none.js' }],
      [
        'it throws',
        () => {
          throw new Error('Robin Sample');
        },
        {},
      ],
      ['it is refused', () => Promise.reject(new Error('Robin Sample')), {}],
    ];
    for (const [name, mount, changes] of failing)
      it(`because ${name}: logged, and said (ERR-08, OPEN-A108)`, async () => {
        toolDoes(mount);
        const page = await openDoctors(withTool('providerSearch', changes));
        const seen = spyOnEvents('error', 'tool-closed');
        const before = profileReads(page);
        await add(page);
        expect(await alertOf(page)).to.equal(FAILED);
        await noDrawer(page);
        expect(page.log).to.deep.equal([
          '[shopper-profile] provider search not loaded [provider-search-failed]',
        ]);
        expect(seen).to.deep.equal([
          [
            'error',
            { source: 'load', message: 'provider search not loaded', code: 'provider-search-failed' },
          ],
        ]);
        expect(page.visited).to.be.empty;
        await eventually(() =>
          expect((focused() as HTMLElement).textContent).to.equal('Add a doctor or dentist'),
        );
        expect(profileReads(page)).to.equal(before);
      });

    it('within 10 seconds, and is not reported when it comes later (ERR-08)', async () => {
      let arrive: (leave: () => void) => void = () => undefined;
      let left = 0;
      const calls = toolDoes(({ box }) => {
        draw(box);
        return new Promise<() => void>((done) => (arrive = done));
      });
      const page = await openDoctors();
      await add(page);
      await toolShown(page);
      expect(inside(await drawerOf(page)).getByRole('status').textContent).to.equal('Loading the search');
      await press('Escape');
      await noDrawer(page);

      startFakeClock();
      await add(page);
      await settled();
      await pass(9_999);
      expect(page.screen.queryByShadowRole('dialog')).to.exist;
      await pass(1);
      expect(await alertOf(page)).to.equal(FAILED);
      await noDrawer(page);
      arrive(() => (left += 1));
      calls[1]!.onClose();
      await settled();
      expect(left).to.equal(1);
      expect(field(page)).to.be.null;
      expect(page.log).to.deep.equal([
        '[shopper-profile] provider search not loaded [provider-search-failed]',
      ]);
    });

    it('at first, and does at the second try', async () => {
      let isBroken = true;
      toolDoes(({ box }) => {
        if (isBroken) throw new Error('not now');
        draw(box);
      });
      const page = await openDoctors();
      await add(page);
      await alertOf(page);
      isBroken = false;
      await add(page);
      await toolShown(page);
      expect(page.screen.queryByShadowRole('alert')).to.be.null;
    });
  });

  const searchButtons = ({ screen }: TestPage): (string | null)[] =>
    screen
      .queryAllByShadowRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => /^(Add|Edit|Save) ?/.test(text));

  for (const scenario of ['consumer', 'empty'] as const)
    it(`is not offered without the tool and without a route for it: ${scenario} (DOCS-02, contract §7)`, async () => {
      expect(searchButtons(await openDoctors(withTool('providerSearch'), { scenario }))).not.to.be.empty;
      const page = await openDoctors({ vendors: { providerSearch: null } }, { scenario });
      expect(searchButtons(page)).to.be.empty;
    });

  it('is a page of the site where the site has one instead: no error, and no drawer', async () => {
    const page = await openDoctors({
      vendors: { providerSearch: null },
      routes: { providerSearch: '/find-a-doctor.html' },
    });
    const seen = spyOnEvents('navigate', 'popup-open');
    await add(page);
    expect(page.visited).to.deep.equal(['/find-a-doctor.html']);
    expect(seen).to.deep.equal([['navigate', { name: 'providerSearch', url: '/find-a-doctor.html' }]]);
    expect(page.log).to.be.empty;
  });

  it('has an address that is code: the setting is reported by its path, and there is no tool (ERRB-16)', async () => {
    const script = 'data:text/javascript,window.hacked=1';
    const page = await openDoctors(withTool('providerSearch', { script }));
    expect(searchButtons(page)).to.be.empty;
    expect(page.log).to.deep.equal([
      '[shopper-profile] vendors.providerSearch: expected object of strings with the address of a script or null',
    ]);
  });

  it('may draw itself, without a function to let it in', async () => {
    toolDoes(() => undefined);
    const page = await openDoctors(withTool('providerSearch', { globalName: 'nothingOfTheKind' }));
    const seen = spyOnEvents('tool-closed');
    await add(page);
    await eventually(() => expect(page.container.querySelector('[slot="shopper-profile-tool"]')).to.exist);
    draw(page.container.querySelector('[slot="shopper-profile-tool"]')!);
    await eventually(() =>
      expect(page.screen.getByShadowRole('dialog').textContent).not.to.contain('Loading'),
    );
    await press('Escape');
    await noDrawer(page);
    expect(seen).to.have.length(1);
  });
});

describe('drug cost estimator in its drawer (SHELL-65, ERR-08)', () => {
  afterEach(leaveTestPage);
  afterEach(forgetTool);

  it('opens where the page has it, instead of the link (SHELL-65)', async () => {
    toolDoes(({ box }) => {
      draw(box);
    });
    const page = await openEstimator();
    const seen = spyOnEvents('tool-closed');
    expect(page.screen.queryByShadowRole('link')).to.be.null;
    await estimate(page);
    expect(inside(await drawerOf(page)).getByRole('heading', { name: 'Estimate your drug costs' })).to.exist;
    await toolShown(page);
    await settled();
    window.dispatchEvent(new CustomEvent('drugEstimatorClosed'));
    await noDrawer(page);
    await eventually(() => expect(seen).to.deep.equal([['tool-closed', { tool: 'drugEstimator' }]]));
    expect(page.visited).to.be.empty;
  });

  it('takes the shopper to its page when it does not come, after the host has been notified of it (ERR-08)', async () => {
    toolDoes(() => {
      throw new Error('not now');
    });
    const page = await openEstimator();
    const seen = spyOnEvents('navigate');
    await estimate(page);
    await eventually(() => expect(page.visited).to.deep.equal([ROUTE]));
    await noDrawer(page);
    expect(page.log).to.deep.equal(['[shopper-profile] drug estimator not loaded [drug-estimator-failed]']);
    expect(seen).to.deep.equal([['navigate', { name: 'drugCostEstimator', url: ROUTE }]]);
    expect(page.screen.queryByShadowRole('alert')).to.be.null;
  });

  it('says that it cannot be opened where it has no page', async () => {
    toolDoes(() => {
      throw new Error('not now');
    });
    const page = await openEstimator({ ...withTool('drugEstimator'), routes: { drugCostEstimator: '' } });
    await estimate(page);
    expect(await alertOf(page)).to.contain(FAILED);
    expect(page.visited).to.be.empty;
  });

  it('speaks Spanish', async () => {
    toolDoes(({ box }) => {
      draw(box);
    });
    const page = await openEstimator({ ...withTool('drugEstimator'), locale: 'es' });
    await pressButton(page, 'Calcular costos de medicamentos');
    expect(
      inside(await drawerOf(page)).getByRole('heading', { name: 'Calcule el costo de sus medicamentos' }),
    ).to.exist;
  });
});
