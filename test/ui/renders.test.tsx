import { expect } from 'chai';
import { Profiler, useMemo, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { answerExtraHelp } from '../../src/state/shopper/extra-help';
import { startLoadFlow } from '../../src/state/load/load-flow';
import { removeSavedItem } from '../../src/state/saved-items/remove-saved-item';
import { loadCopy } from '../../src/state/copy';
import { HostContext, useHost } from '../../src/ui/host';
import { PlansWidget } from '../../elements/plans/plans-widget';
import { eventually, settled } from '../support/clock';
import { leaveTestPage, openTestPage, whenLeaving } from '../support/page';

const nobody = () => true;

const TAG = 'shopper-profile-plans';

/** As inside of the element, whose texts a widget shows. */
function InElement({ children }: { children: ReactNode }): ReactNode {
  const host = useHost();
  return <HostContext value={useMemo(() => ({ ...host, tag: TAG }), [host])}>{children}</HostContext>;
}

interface Shown {
  box: HTMLElement;
  /** How often React has put something new into the document since the cards show. */
  commits: number;
}

/** The plans of a consumer, with React's own profiler around them. */
async function showPlans(): Promise<Shown> {
  const { container } = openTestPage({ scenario: 'consumer' });
  const box = document.createElement('div');
  container.append(box);
  const shown = { box, commits: 0 };
  await loadCopy('en', TAG);
  const root: Root = createRoot(box);
  whenLeaving(() => {
    root.unmount();
  });
  root.render(
    <Profiler
      id="plans"
      onRender={() => {
        shown.commits += 1;
      }}
    >
      <InElement>
        <PlansWidget
          headingLevel={2}
          yearCost={null}
          orderBy={null}
          compareInPage={null}
          onItemRemoved={nobody}
          onItemRestored={nobody}
          onYearChange={nobody}
          onOrderChange={nobody}
        />
      </InElement>
    </Profiler>,
  );
  await startLoadFlow();
  await eventually(() => expect(box.querySelectorAll('article')).to.have.length(6));
  await settled();
  shown.commits = 0;
  return shown;
}

/** Cards with any change. */
function watchCards(box: HTMLElement): Set<Element> {
  const changed = new Set<Element>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const card = element?.closest('article');
      if (card) changed.add(card);
    }
  });
  observer.observe(box, { subtree: true, childList: true, attributes: true, characterData: true });
  whenLeaving(() => {
    observer.disconnect();
  });
  return changed;
}

describe('renders', () => {
  afterEach(leaveTestPage);

  it('renders cards once when the shopper answers about Extra Help (HELP-16)', async () => {
    const shown = await showPlans();
    answerExtraHelp('yes', Symbol('somebody'));
    await eventually(() => expect(shown.box.textContent).to.contain('$28.80'));
    await settled();
    expect(shown.commits).to.equal(1);
    answerExtraHelp('no', Symbol('somebody'));
    await settled();
    expect(shown.commits).to.equal(2);
  });

  it('renders nothing when the answer changes nothing (HELP-03)', async () => {
    const shown = await showPlans();
    answerExtraHelp('no', Symbol('somebody'));
    await settled();
    expect(shown.commits).to.equal(0);
  });

  it('leaves all other cards alone when a plan is removed (DEL-20)', async () => {
    const { box } = await showPlans();
    const changed = watchCards(box);
    await removeSavedItem('plan', 'H5521016000/2027');
    await eventually(() => expect(box.querySelectorAll('article')).to.have.length(5));
    await settled();
    expect([...changed].filter(({ isConnected }) => isConnected)).to.be.empty;
  });

  it('touches one card when a panel opens while another one is open (PLANS-35)', async () => {
    const { box } = await showPlans();
    const [first, second] = box.querySelectorAll('article');
    const panelButton = (card: Element) => card.querySelector<HTMLElement>('[aria-expanded]')!;
    panelButton(first!).click();
    await settled();
    const changed = watchCards(box);
    panelButton(second!).click();
    await settled();
    expect([...changed]).to.have.members([second]);
  });
});
