import { expect } from 'chai';
import { testsOfChange } from '../../scripts/test/changed.mjs';

const tests = [
  'test/bundles/dist.test.ts',
  'test/demo/plans.test.ts',
  'test/domain/money.test.ts',
  'test/domain/plans/plan.test.ts',
  'test/elements/drugs/drugs.test.ts',
  'test/elements/drugs/long-list.test.ts',
  'test/elements/hosts.test.ts',
  'test/elements/plans/plan-card.test.ts',
  'test/elements/plans/plans.test.ts',
  'test/scripts/changed.test.ts',
  'test/services/http.test.ts',
  'test/services/plan-service.test.ts',
  'test/state/plans/plans.test.ts',
];

const imports: Record<string, string[]> = {
  'elements/drugs/drug-list.tsx': ['src/domain/money.ts'],
  'elements/plans/plan-card.tsx': ['src/domain/money.ts', 'src/ui/link.tsx'],
  'src/services/plan-service.ts': ['src/services/http.ts'],
  'test/elements/hosts.test.ts': ['test/support/hosts.ts'],
  'test/bundles/dist.test.ts': ['test/bundles/page.ts'],
};

const change = (...changed: string[]) =>
  testsOfChange({ changed, tests, imports: new Map(Object.entries(imports)) });

describe('the tests of a change', () => {
  const cases: [what: string, changed: string[], files: string[]][] = [
    ['nothing', [], []],
    ['a test', ['test/domain/money.test.ts'], ['test/domain/money.test.ts']],
    ['a test that was added and is gone again', ['test/domain/gone.test.ts'], []],
    [
      'a view of an element without a test of its name',
      ['elements/drugs/drug-row.tsx'],
      ['test/elements/drugs/drugs.test.ts', 'test/elements/drugs/long-list.test.ts'],
    ],
    [
      'a view with a test of its name',
      ['elements/plans/plan-card.tsx'],
      ['test/elements/plans/plan-card.test.ts'],
    ],
    ['the widget of an element', ['elements/drugs/drugs-widget.tsx'], ['test/elements/drugs/drugs.test.ts']],
    ['the texts of an element', ['elements/drugs/drugs.es.ts'], ['test/elements/drugs/drugs.test.ts']],
    ['the style sheet of an element', ['elements/drugs/drugs.css'], ['test/elements/drugs/drugs.test.ts']],
    [
      'a rule, and the views that import it',
      ['src/domain/money.ts'],
      ['test/domain/money.test.ts', 'test/elements/plans/plan-card.test.ts'],
    ],
    [
      'a client, and another one that imports it',
      ['src/services/http.ts'],
      ['test/services/http.test.ts', 'test/services/plan-service.test.ts'],
    ],
    ['a part of the stand-in service', ['demo/service/plans/records.ts'], ['test/demo/plans.test.ts']],
    ['a file that a test imports', ['test/support/hosts.ts'], ['test/elements/hosts.test.ts']],
    ['a script', ['scripts/test/changed.mjs'], ['test/scripts/changed.test.ts']],
    ['a source without tests around it', ['src/styles/tokens.css'], []],
    ['a page of the docs', ['docs/glossary.md'], []],
  ];
  for (const [what, changed, files] of cases)
    it(`${what}: ${files.join(', ') || 'none'}`, () => {
      expect(change(...changed).files).to.deep.equal(files);
    });

  it('run those in Node first', () => {
    expect(change('elements/plans/plan-card.tsx', 'src/services/http.ts').files).to.deep.equal([
      'test/services/http.test.ts',
      'test/services/plan-service.test.ts',
      'test/elements/plans/plan-card.test.ts',
    ]);
  });

  it('are no more in the browser than fit into half a minute, those that have changed first', () => {
    const many = Array.from({ length: 12 }, (_, index) => `test/ui/${String(index)}.test.tsx`);
    const last = many.at(-1)!;
    const { files, leftOut } = testsOfChange({
      changed: ['src/ui/link.tsx', last],
      tests: [...many, 'test/domain/money.test.ts'],
      imports: new Map([['test/domain/money.test.ts', ['src/ui/link.tsx']]]),
    });
    expect(files).to.deep.equal(['test/domain/money.test.ts', last, ...many.slice(0, 7)]);
    expect(leftOut).to.deep.equal(many.slice(7, 11));
  });

  it('are not those that need a build', () => {
    const { files, leftOut } = change('test/bundles/page.ts');
    expect(files).to.deep.equal([]);
    expect(leftOut).to.deep.equal(['test/bundles/dist.test.ts']);
  });

  it('come with the stories that have changed', () => {
    const story = 'stories/elements/drugs/drugs.stories.tsx';
    expect(change(story, 'stories/support/frame.tsx').stories).to.deep.equal([story]);
  });
});
