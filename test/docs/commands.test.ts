import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { NIGHT_STEPS, STEPS } from '../../scripts/verify-steps.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

describe('the commands that the docs name', () => {
  for (const page of pages)
    it(`${page}: each \`npm run\` is a script of package.json`, () => {
      const named = [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
      expect(Object.keys(scripts)).to.include.members(named);
    });

  it('CONTRIBUTING.md: one row for each step of `npm run verify:all`, in its order', () => {
    const page = readFileSync('CONTRIBUTING.md', 'utf8').split('## Before you push')[1] ?? '';
    const [ofChange, ofNight] = page
      .split('### Each night')
      .map((part) => [...part.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name));
    expect(ofChange, 'for each change').to.deep.equal(STEPS);
    expect(ofNight, 'each night').to.deep.equal(NIGHT_STEPS);
  });

  it('each step of `npm run verify:all` is a script of package.json', () => {
    expect(Object.keys(scripts)).to.include.members([...STEPS, ...NIGHT_STEPS]);
  });
});
