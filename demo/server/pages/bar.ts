import { html } from 'hono/html';
import {
  mergeOutcomes,
  scenarioNames,
  scenarios,
  type MergeOutcome,
  type Scenario,
} from '../../service/index';
import type { ProfileService } from '../../testing/index';
import type { DemoSession } from '../sessions';
import type { Lang } from './copy';
import type { Markup } from './layout';

/**
 * The demo's own toolbar above a page. Its two panels open over the page, so that the content below does not
 * move. It is in English on every page, and marked as such.
 */
export const demoBar = ({ service, settings, arrival }: DemoSession, lang: Lang): Markup =>
  html`<div class="demo-bar" role="region" aria-label="Demo controls" lang="en">
    <span class="demo-bar-name">Demo</span>
    <a href="/">Pages</a>
    <details class="demo-bar-item" name="demo-bar">
      <summary>${nameOf(service, arrival)}, ${service.dateTime.slice(0, 10)}</summary>
      <form class="demo-bar-panel" method="get">
        <p>
          <label for="demo-scenario">Shopper</label>
          <select id="demo-scenario" name="scenario">
            ${scenarioNames.map(
              (name) =>
                html`<option value="${name}" ${name === (arrival ?? service.shopper) ? 'selected' : ''}>
                  ${scenarios[name].title}
                </option>`,
            )}
          </select>
        </p>
        <p>
          <label for="demo-date">Date</label>
          <input id="demo-date" type="date" name="date" value="${service.dateTime.slice(0, 10)}" />
        </p>
        ${mergeChoice(service, settings.merge)}
        <p>
          <label for="demo-lang">Language</label>
          <select id="demo-lang" name="lang">
            <option value="en" ${lang === 'en' ? 'selected' : ''}>English</option>
            <option value="es" ${lang === 'es' ? 'selected' : ''}>Spanish</option>
          </select>
        </p>
        <input type="hidden" name="reset" value="" />
        <p><button type="submit">Start over as this shopper</button></p>
        ${settings.delayMs ? html`<p>Answers come ${settings.delayMs} ms late.</p>` : ''}
        ${failureNote(settings.fail)}
      </form>
    </details>
    <details class="demo-bar-item" name="demo-bar">
      <summary>Made up</summary>
      <div class="demo-bar-panel">${madeUpNote}</div>
    </details>
  </div>`;

/** Until the response to a sign-in code arrives, the shopper is still the earlier one. */
const nameOf = ({ shopper, isSignedOut }: ProfileService, arrival: Scenario | undefined): string =>
  arrival ? scenarios[arrival].title : scenarios[shopper].title + (isSignedOut ? ' (signed out)' : '');

/** Shoppers who have to confirm their identity. */
const mergeChoice = ({ shopper }: ProfileService, chosen: MergeOutcome | undefined): Markup | '' =>
  scenarios[shopper].callRecord
    ? html`<p>
        <label for="demo-merge">Identity check</label>
        <select id="demo-merge" name="merge">
          <option value="">What is typed decides</option>
          ${mergeOutcomes.map(
            (outcome) =>
              html`<option value="${outcome}" ${outcome === chosen ? 'selected' : ''}>
                ${mergeTitles[outcome]}
              </option>`,
          )}
        </select>
      </p>`
    : '';

const mergeTitles: Record<MergeOutcome, string> = {
  merged: 'Confirmed',
  2: 'Not confirmed, 2 attempts left',
  1: 'Not confirmed, 1 attempt left',
  0: 'Not confirmed, no attempt left',
  500: 'Fails (500)',
  slow: 'Confirmed after a while',
};

function failureNote(fail: DemoSession['settings']['fail']): Markup | '' {
  const list = [fail ?? []].flat();
  return list.length
    ? html`<p>Made to fail: ${list.map(({ call, kind }) => `${call} (${kind})`).join(', ')}.</p>`
    : '';
}

/**
 * Which values come from the public records and which ones the demo invents. The README of `demo/data` has
 * the details.
 */
export const madeUpNote: Markup = html`<p>
    <strong>Real, from public records of 2026:</strong> plan names and numbers, counties and ZIP codes,
    premiums, deductibles, benefit lines, drug tiers and their costs, star ratings, the monthly premium
    subsidy of most states, drug names and codes, the lowest premium of each supplement letter by state.
  </p>
  <p>
    <strong>Made up:</strong> the shoppers, doctors, pharmacies and phone numbers; all values of plan year
    2027: they repeat those of 2026, except four plans that change so that you can see changes; which doctors,
    drugs and pharmacies a plan covers, the price of a drug and so the yearly drug costs; premiums at each
    level of Extra Help (worked out from the real premium and subsidy); which plans are not sold here; the
    wording of the bullets; codes and wording of supplements; answers to the plan recommendation; applications
    and everything an agent noted. The Medicare numbers are those printed on Medicare’s own sample cards.
  </p>
  <p>Nothing here is an offer, and nothing you enter leaves this computer.</p>`;
