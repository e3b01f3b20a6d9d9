/// <reference types="node" />
import { readFile, readdir } from 'node:fs/promises';
import { expect } from 'chai';

const FOLDER = 'docs/adr';

describe('the list of decisions', () => {
  it('has every record, and a line for each number', async () => {
    const list = await readFile(`${FOLDER}/README.md`, 'utf8');
    const linked = [...list.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, file]) => file);
    const records = (await readdir(FOLDER)).filter((file) => file !== 'README.md').sort();
    expect(linked).to.deep.equal(records);
    const numbers = [...list.matchAll(/^\| (\d+) /gm)].map(([, number]) => Number(number));
    expect(numbers).to.deep.equal(numbers.map((_, index) => index + 1));
    expect(numbers.at(-1)).to.equal(Number(records.at(-1)?.slice(0, 4)));
  });
});
