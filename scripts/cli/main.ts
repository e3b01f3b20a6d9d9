/// <reference types="node" />
/** `npx shopper-profile check <address or folder>` (docs/guides/checking.md). */
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command';
import type { Hashes } from './check-served';

/** Beside the command in the package. */
const INTEGRITY = fileURLToPath(new URL('../integrity.json', import.meta.url));
const hashes = existsSync(INTEGRITY) ? (JSON.parse(readFileSync(INTEGRITY, 'utf8')) as Hashes) : {};

process.exitCode = await runCommand(
  process.argv.slice(2),
  { version: __VERSION__, hashes },
  { out: (text) => process.stdout.write(text), error: (text) => process.stderr.write(text) },
);
