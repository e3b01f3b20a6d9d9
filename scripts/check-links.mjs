/**
 * Checks every link in README, CHANGELOG, docs and the Storybook pages: files, headings in them, and stories.
 * Part of `npm run lint`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending));

const read = (file) => readFileSync(file, 'utf8');

const withoutCode = (text) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '`');

/** In GitHub's format. */
const slugOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function anchorsOf(file) {
  const seen = new Map();
  const headings = read(file)
    .replace(/^```[\s\S]*?^```$/gm, '')
    .matchAll(/^#{1,6}\s+(.+)$/gm);
  return new Set(
    [...headings].map(([, heading]) => {
      const slug = slugOf(heading);
      const count = seen.get(slug) ?? 0;
      seen.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${count}`;
    }),
  );
}

const dashed = (text) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Ids of all stories and pages, in Storybook's format. */
function storyIds() {
  const ids = new Set();
  for (const file of filesIn('stories', '.stories.tsx')) {
    const text = read(file);
    const [meta] = /^const meta.*;$|^const meta[\s\S]*?^\}/m.exec(text) ?? [''];
    const id = /^\s*id: '([^']+)'/m.exec(meta)?.[1] ?? dashed(/title: '([^']+)'/.exec(text)?.[1] ?? '');
    if (!meta.includes('!autodocs')) ids.add(`${id}--docs`);
    for (const [, name] of text.matchAll(/^export const ([A-Z]\w*)/gm)) ids.add(`${id}--${dashed(name)}`);
  }
  for (const file of filesIn('stories', '.mdx')) {
    const title = /<Meta title="([^"]+)"/.exec(read(file))?.[1];
    if (title) ids.add(`${dashed(title)}--docs`);
  }
  return ids;
}

const ids = storyIds();
const anchors = new Map();
const dead = [];

function follow(file, target) {
  const story = /^(?:\.\/)?\?path=\/(?:docs|story)\/([\w-]+)/.exec(target)?.[1];
  if (story !== undefined) return ids.has(story);
  const [place, anchor] = target.split('#');
  const to = place === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(place));
  if (!existsSync(to)) return false;
  if (anchor === undefined) return true;
  if (!anchors.has(to)) anchors.set(to, anchorsOf(to));
  return anchors.get(to).has(anchor);
}

const texts = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'demo/data/README.md',
  ...filesIn('docs', '.md'),
];
let count = 0;
for (const file of [...texts, ...filesIn('stories', '.mdx')])
  for (const [, target] of withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(https?|mailto):/.test(target)) continue;
    count += 1;
    if (!follow(file, target)) dead.push(`${file}: ${target}`);
  }

// Stories that code refers to: where texts are shown, and the page of each element.
for (const file of [...filesIn('stories', '.tsx'), ...filesIn('stories', '.ts')])
  for (const [, id] of read(file).matchAll(/'([a-z][\w-]*--[\w-]+)'/g)) {
    count += 1;
    if (!ids.has(id)) dead.push(`${file}: ${id}`);
  }
for (const contract of filesIn('elements', '.contract.ts')) {
  const id = `elements-${path.posix.basename(contract, '.contract.ts')}--docs`;
  count += 1;
  if (!ids.has(id)) dead.push(`${contract}: ${id}`);
}

if (dead.length > 0) {
  console.error(`Links that lead nowhere:\n${dead.join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`${count} links are valid.`);
}
