import { expect } from 'chai';
import { currentConfig } from '../../../src/state/config';
import { answersOfServices, forgetAnswers, once } from '../../../src/state/load/answers';
import { pass, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage } from '../../support/page';

const NUMBER = '1EG4TE5MK73';
const EMAIL = 'marta@example.com';

/** Every key of every map that a script can come to from the page's global. */
function keysInReach(from: unknown, seen = new Set<unknown>()): string[] {
  if (typeof from !== 'object' || from === null || seen.has(from)) return [];
  seen.add(from);
  const own = from instanceof Map ? [...(from as Map<unknown, unknown>)] : [];
  const members = Reflect.ownKeys(from).map((key): [unknown, unknown] => [key, Reflect.get(from, key)]);
  return [...own, ...members].flatMap(([key, value]) => [String(key), ...keysInReach(value, seen)]);
}

describe('answers that are kept by who they are about', () => {
  afterEach(leaveTestPage);

  it('are asked for once, and nobody can list whom they are about', async () => {
    openTestPage();
    let count = 0;
    const ask = (): Promise<never[]> => {
      count += 1;
      return Promise.resolve([]);
    };
    const { applicationStates, savedApplications } = answersOfServices();
    for (let time = 0; time < 2; time += 1) await once(currentConfig(), applicationStates, NUMBER, ask);
    await once(currentConfig(), savedApplications, EMAIL, () => Promise.resolve('{}'));
    expect(count).to.equal(1);
    expect(answersOfServices().applicationStates).to.equal(applicationStates);
    const keys = keysInReach(window.shopperProfile);
    expect(keys).to.include('serviceAnswers').and.not.include(NUMBER).and.not.include(EMAIL);
    forgetAnswers();
    await once(currentConfig(), applicationStates, NUMBER, ask);
    expect(count).to.equal(2);
  });

  for (const [what, ask, waitMs] of [
    ['a call has failed', () => Promise.resolve(undefined), 0],
    ['a call does not end', () => new Promise<undefined>(() => undefined), 10_000],
  ] as const)
    it(`are asked for again when ${what} (ERR-05)`, async () => {
      openTestPage();
      startFakeClock();
      let count = 0;
      const { applicationStates } = answersOfServices();
      const askOnce = () =>
        once(currentConfig(), applicationStates, NUMBER, () => {
          count += 1;
          return ask();
        });
      void askOnce();
      void askOnce();
      expect(count, 'at once').to.equal(1);
      await pass(waitMs);
      void askOnce();
      expect(count, 'later').to.equal(2);
    });
});
