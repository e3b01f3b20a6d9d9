/** Fails when source files import each other in a cycle, and prints the files of the cycle. */
import { findCircles, readImports } from './lint/circles.mjs';

const imports = readImports(['src', 'elements']);
const circles = findCircles(imports);

for (const circle of circles) console.error(`Imports go in a circle:\n  ${circle.join('\n  → ')}\n`);
if (circles.length > 0) process.exitCode = 1;
else console.log(`No import cycles in ${imports.size} files.`);
