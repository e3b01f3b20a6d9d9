/** What a screen reader said is stored as text, and compared with what it says now. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { journeys } from '../../scripts/screen-reader/journeys.mjs';
import { differences, stepsOf, toText, type Step } from '../../scripts/screen-reader/transcript.mjs';

const stored: Step[] = [
  { key: 'Tab', said: ['List with 2 items.', 'Undo push button.', 'Plan removed.'] },
  { key: 'Enter', said: [] },
];
const first = (...said: string[]): Step[] => [{ key: 'Tab', said }, stored[1]!];

describe('the stored transcripts', () => {
  it('are those of the journeys', () => {
    const files = readdirSync('test/screen-reader').filter((file) => file.endsWith('.txt'));
    expect(files).to.have.members(journeys.map(({ name }) => `${name}.txt`));
  });

  for (const { name, title, path, keys } of journeys)
    it(`${name}: has the title, the page and the keys of the journey`, () => {
      const text = readFileSync(`test/screen-reader/${name}.txt`, 'utf8');
      expect(text.split('\n').slice(0, 2)).to.deep.equal([title, path]);
      expect(stepsOf(text).map(({ key }) => key)).to.deep.equal(keys);
    });
});

describe('a transcript', () => {
  it('can be read back', () => {
    expect(stepsOf(toText({ title: 'Removes a plan', path: '/profile.html' }, stored))).to.deep.equal(stored);
  });

  it('is the same in any order of a key’s lines, and without the containers of the focus', () => {
    expect(differences(stored, stored)).to.be.empty;
    expect(differences(stored, first('Plan removed.', 'main content', 'Undo push button.'))).to.be.empty;
  });

  it('differs when something is not said, said twice, said otherwise or too much', () => {
    for (const heard of [
      first('Undo push button.'),
      first('Undo push button.', 'Plan removed.', 'Plan removed.'),
      first('Undo push button.', 'Plan kept.'),
      [stored[0]!, { key: 'Enter', said: ['Loading'] }],
      [stored[0]!],
    ])
      expect(differences(stored, heard)).not.to.be.empty;
  });

  it('shows what was expected and what was said', () => {
    expect(differences(stored, [stored[0]!, { key: 'Enter', said: ['Loading'] }])).to.deep.equal([
      '  key 2, Enter',
      '    expected',
      '      (nothing)',
      '    said',
      '      Loading',
    ]);
  });
});
