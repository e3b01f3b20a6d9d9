/// <reference types="node" />
import { parseArgs } from 'node:util';
import { checkSource } from './check';
import type { Release } from './check-served';
import type { Finding } from './findings';
import { CannotRun, sourcesOf } from './sources';

export interface Output {
  out(text: string): void;
  error(text: string): void;
}

const HELP = `Usage: shopper-profile check <address or folder> …

Reports mistakes on pages with elements of Shopper Profile: tags, attributes, settings, scripts, styles, policies
and cache headers. It needs no browser.

  shopper-profile check https://www.example.com/profile.html
  shopper-profile check public

  --json      print the findings as JSON
  --help      print this help
  --version   print the version

Exit code: 0 nothing found, 1 problems found, 2 the check could not run.
`;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const lineOf = ({ file, line, problem, todo }: Finding): string =>
  `${file}:${line}\n  ${problem}\n  → ${todo}\n`;

async function check(
  targets: readonly string[],
  isJson: boolean,
  release: Release,
  { out }: Output,
): Promise<number> {
  const findings: Finding[] = [];
  let pages = 0;
  for (const target of targets)
    for (const source of await sourcesOf(target)) {
      const found = await checkSource(source, release);
      if (found === undefined) continue;
      pages += 1;
      findings.push(...found);
    }
  if (pages === 0) throw new CannotRun(`no page with Shopper Profile in ${targets.join(', ')}`);
  if (isJson) out(`${JSON.stringify({ version: release.version, pages, findings }, null, 2)}\n`);
  else {
    for (const finding of findings) out(`${lineOf(finding)}\n`);
    out(`${counted(pages, 'page')}, ${counted(findings.length, 'problem')}\n`);
  }
  return findings.length > 0 ? 1 : 0;
}

/** Returns the exit code. */
export async function runCommand(args: readonly string[], release: Release, output: Output): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
      allowPositionals: true,
    });
    if (values.version || values.help) {
      output.out(values.version ? `${release.version}\n` : HELP);
      return 0;
    }
    const [command, ...targets] = positionals;
    if (command !== 'check' || targets.length === 0) throw new CannotRun(`which page?\n\n${HELP}`);
    return await check(targets, values.json ?? false, release, output);
  } catch (error) {
    output.error(`shopper-profile: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
