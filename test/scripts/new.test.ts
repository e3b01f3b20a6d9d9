import { expect } from 'chai';
import { insert, isInserted, replaceOnce, takeOut } from '../../scripts/new/edits.mjs';
import { checkName, namesOf } from '../../scripts/new/names.mjs';
import { planNew, planRemoval } from '../../scripts/new/plan.mjs';

/** The message with which a promise was rejected. '' if it was not. */
const problemOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => '',
    (error: unknown) => (error as Error).message,
  );

const FILE = 'src/list.ts';
const LIST = "const list = [\n  'first',\n];\n";

describe('a replacement in a file', () => {
  it('replaces the one place, and takes $ as it is', () => {
    expect(replaceOnce('a b c', 'b', "$& $' $1", FILE)).to.equal("a $& $' $1 c");
  });

  const places: [what: string, text: string, count: number][] = [
    ['none', 'a c', 0],
    ['two', 'a b b', 2],
  ];
  for (const [what, text, count] of places)
    it(`throws an error in one line that names the file and the text, if there is ${what}`, () => {
      const replace = () => replaceOnce(text, 'b', 'x', FILE);
      expect(replace).to.throw(`${FILE}: expected "b" once, found it ${count} times`);
    });

  it('shows a text of several lines in one line', () => {
    expect(() => replaceOnce('', 'a\nb', '', FILE)).to.throw(/^src\/list\.ts: .*"a\\nb".*$/);
  });
});

describe('an insertion', () => {
  const edit = { file: FILE, before: '];\n', text: "  'second',\n", sign: "'second'" };
  const ADDED = "const list = [\n  'first',\n  'second',\n];\n";

  it('stands before the text that it names', () => {
    expect(insert(LIST, edit)).to.equal(ADDED);
  });

  it('stands after the text that it names', () => {
    const { file, text, sign } = edit;
    expect(insert(LIST, { file, text, sign, after: "  'first',\n" })).to.equal(ADDED);
  });

  it('is taken out again', () => {
    expect(isInserted(LIST, edit)).to.be.false;
    expect(isInserted(ADDED, edit)).to.be.true;
    expect(takeOut(ADDED, edit)).to.equal(LIST);
  });

  it('is refused where the name is known already', () => {
    expect(() => insert(ADDED, edit)).to.throw(`${FILE} has "'second'" already: choose another name.`);
  });

  it('is refused where its place is not found', () => {
    expect(() => insert('const list = [];', edit)).to.throw(
      `${FILE}: expected "];\\n" once, found it 0 times`,
    );
  });
});

describe('the name of a new element', () => {
  it('has a spelling for each place', () => {
    expect(namesOf('saved-searches')).to.deep.equal({
      name: 'saved-searches',
      camel: 'savedSearches',
      pascal: 'SavedSearches',
      words: 'saved searches',
      title: 'Saved searches',
    });
  });

  for (const name of ['quotes', 'saved-searches', 'a-b-c'])
    it(`may be ${name}`, () => {
      expect(() => checkName(name)).not.to.throw();
    });

  it('has no prefix: the error says the right command', () => {
    expect(() => checkName('shopper-profile-quotes', ['--popup', '--call'])).to.throw(
      /^The name has no prefix: npm run new -- quotes --popup --call$/,
    );
  });

  for (const name of [
    '',
    'Quotes',
    'savedSearches',
    'saved_searches',
    '-quotes',
    'quotes-',
    'a--b',
    'a/b',
    '../a',
  ])
    it(`cannot be "${name}"`, () => {
      expect(() => checkName(name)).to.throw(`"${name}" cannot be the name of an element`);
    });

  for (const name of ['import', 'new', 'await', 'let'])
    it(`cannot be the word "${name}" of JavaScript`, () => {
      expect(() => checkName(name)).to.throw(`"${name}" is a word of JavaScript`);
    });

  it('is not so long that lines with it are broken', () => {
    expect(() => checkName('a'.repeat(29))).to.throw('is longer than 28 letters');
  });
});

describe('a new element', () => {
  const options = { hasCall: true, hasPopup: true };

  const taken: [name: string, problem: string][] = [
    ['help', 'elements/help exists already: choose another name.'],
    ['toll-free', 'src/config/brand-settings.ts has "    tollFree: endpoint(" already: choose another name.'],
    ['removal', 'src/state/popups/popups.ts has "\\n  removal: " already: choose another name.'],
  ];
  for (const [name, problem] of taken)
    it(`cannot take the name of what there is: ${name}`, async () => {
      expect(await problemOf(planNew(name, options))).to.equal(problem);
      expect(await problemOf(planNew(name, { hasCall: false, hasPopup: false }))).to.equal(problem);
    });

  it('has an error code, a key with its sentence and a popup in the state of the page', async () => {
    const { changed } = await planNew('quotes', options);
    expect(changed.get('src/browser/error-codes.ts')).to.contain("  'quotes-failed': {");
    expect(changed.get('src/config/brand-settings.ts')).to.contain(
      "    /** Quotes. */\n    quotes: endpoint('GET /landrover/api/quotes'),\n",
    );
    expect(changed.get('src/state/popups/popups.ts')).to.contain('\n  quotes: Nothing;\n');
  });

  it('may have the longest name: what is inserted is formatted', async () => {
    expect(await problemOf(planNew('q'.repeat(28), options))).to.equal('');
  });

  it('without options changes the groups alone', async () => {
    const { changed } = await planNew('quotes', { hasCall: false, hasPopup: false });
    expect([...changed.keys()]).to.deep.equal(['elements/groups.ts']);
  });
});

describe('taking out an element', () => {
  it('fails for one that there is not', async () => {
    expect(await problemOf(planRemoval('quotes', { isForced: false }))).to.equal(
      'There is no element "quotes".',
    );
  });

  it('fails where work would be lost, and names it', async () => {
    const problem = await problemOf(planRemoval('help', { isForced: false }));
    expect(problem).to.match(/^Nothing was removed, .*\belements\/help\/help\.css\b.*--force/);
  });
});
