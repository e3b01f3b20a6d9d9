/** A session recorder captures private values without the markers, and none with them. */
import { expect } from 'chai';
import type { Scenario } from '../../demo/service/index';
import { settled } from '../support/clock';
import { leaveTestPage } from '../support/page';
import { forgetTool } from '../support/tools';
import { everyElement } from './hostile-page';
import type { Kind } from './planted';
import { sightingsIn } from './specified';
import { openHostilePage } from './visit';

type Tag = keyof HTMLElementTagNameMap;

/**
 * Clicks the existing controls with these names, one name after the other, because a popup covers the content behind
 * it.
 */
async function press(...names: RegExp[]): Promise<void> {
  for (const name of names) {
    const controls = [...everyElement(document.body)].filter(
      (element) =>
        element.matches('button, summary') &&
        name.test(element.getAttribute('aria-label') ?? element.textContent),
    );
    if (controls.length === 0) throw new Error(`no control ${String(name)}`);
    for (const control of controls) if (!document.querySelector(':modal')) control.click();
    await settled();
  }
}

/** Kinds of values that rrweb has recorded. */
async function recorded(
  scenario: Scenario,
  tag: Tag,
  ways: readonly RegExp[],
  maskMarkers?: string[],
): Promise<Set<Kind>> {
  const privacy = maskMarkers && { privacy: { maskMarkers } };
  const { traces, collect } = await openHostilePage(scenario, { ...privacy }, tag);
  await press(...ways);
  collect();
  const ofRecorder = traces.filter(({ channel }) => channel === 'session recorder');
  return new Set(ofRecorder.flatMap((trace) => sightingsIn(trace).map(({ kind }) => kind)));
}

const places: readonly (readonly [
  what: string,
  scenario: Scenario,
  tag: Tag,
  kind: Kind,
  ways: readonly RegExp[],
])[] = [
  ['the greeting', 'consumer', 'shopper-profile-banner', 'name', []],
  ['a saved drug', 'consumer', 'shopper-profile-drugs', 'drug', []],
  ['the pharmacy', 'consumer', 'shopper-profile-drugs', 'pharmacy', []],
  ['a saved doctor', 'consumer', 'shopper-profile-doctors', 'doctor', []],
  ['the popup before a drug is removed', 'consumer', 'shopper-profile-drugs', 'drug', [/^Remove/]],
  ['the drugs of a plan card', 'consumer', 'shopper-profile-plans', 'drug', [/^Your drugs/]],
  ['the doctors of a plan card', 'consumer', 'shopper-profile-plans', 'doctor', [/^Your doctors/]],
  ['the prices of drugs', 'consumer', 'shopper-profile-plans', 'drug', [/^Your drugs/, /^See drug prices/]],
  ['the confirmation number', 'applications', 'shopper-profile-applications', 'application', []],
];

describe('a session recorder', () => {
  afterEach(() => {
    forgetTool();
    leaveTestPage();
  });

  for (const [what, scenario, tag, kind, ways] of places) {
    it(`leaves out ${what}, unless the page has switched the markers off (contract §5)`, async () => {
      expect(await recorded(scenario, tag, ways, []), 'without markers').to.include(kind);
      leaveTestPage();
      expect([...(await recorded(scenario, tag, ways))]).to.deep.equal([]);
    });
  }
});
