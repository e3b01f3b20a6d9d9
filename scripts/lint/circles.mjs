/**
 * Files that import each other in a cycle cannot be read, tested or loaded separately. Every kind of import
 * counts: type imports, because a reader still needs both files, and dynamic imports, because the loaded file
 * depends on its importer.
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

/** The files that each file in these folders imports. Packages and style sheets are ignored. */
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

/** One cycle for each import that closes one, as a list of files. Each file is visited once. */
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
