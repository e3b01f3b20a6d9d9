import { expect } from 'chai';
import { kindOf } from '../../scripts/test/kinds.mjs';

describe('where a test runs', () => {
  const cases: [file: string, kind: string][] = [
    ['test/domain/money.test.ts', 'node'],
    ['test/domain/plans/plan.test.ts', 'node'],
    ['test/services/early-calls.browser.test.ts', 'browser'],
    ['test/demo/builder.browser.test.tsx', 'browser'],
    ['test/elements/drugs/drugs.test.ts', 'browser'],
    ['test/state/load/load-flow.test.ts', 'browser'],
    ['test/elements/domain/domain.test.ts', 'browser'],
    ['test/bundles/dist.test.ts', 'built'],
    ['test/soak/histories.test.ts', 'long'],
    ['test/each-call/fails.test.ts', 'long'],
    ['test/story-run/amp.test.ts', 'stories'],
    ['test/story-run-ums/ums.test.ts', 'long'],
  ];
  for (const [file, kind] of cases)
    it(`${file}: ${kind}`, () => {
      expect(kindOf(file)).to.equal(kind);
    });
});
