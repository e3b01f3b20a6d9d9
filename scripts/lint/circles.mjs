/**
 * Files that import each other in a circle cannot be read, tested or loaded one without the other. Every kind of import
 * counts: of types, because one still has to read both; on demand, because the file loaded later needs the one that
 * asks.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

const sourcesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file));

const isFile = (file) => existsSync(file) && statSync(file).isFile();

/** The files that each file below these folders imports; packages and style sheets are left out. */
export function readImports(folders) {
  const importsOf = (file) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
      .flatMap((target) => ENDINGS.map((ending) => target + ending).find(isFile) ?? []);
  return new Map(folders.flatMap(sourcesBelow).map((file) => [file, importsOf(file)]));
}

/** One circle for each import that closes one, as the files on its way; each file is gone through once. */
export function findCircles(imports) {
  const circles = [];
  const done = new Set();
  const way = [];

  const follow = (file) => {
    const start = way.indexOf(file);
    if (start >= 0) {
      circles.push([...way.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    way.push(file);
    for (const target of imports.get(file) ?? []) follow(target);
    way.pop();
    done.add(file);
  };

  for (const file of imports.keys()) follow(file);
  return circles;
}
