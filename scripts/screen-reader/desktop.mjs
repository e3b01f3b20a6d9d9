/** A desktop that no one sees: display, message bus, window manager and Orca, with a home folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSpeech } from './speech.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const START_MS = 60_000;

/** Orca reads nothing aloud by itself that depends on the speed of the machine: no typed keys, no loaded page. */
const ORCA_SETTINGS = {
  general: {
    speechServerFactory: 'transcript_speech',
    enableSpeech: true,
    enableBraille: false,
    enableBrailleMonitor: false,
    enableSound: false,
    enableKeyEcho: false,
    enableEchoByWord: false,
    enableEchoByCharacter: false,
    sayAllOnLoad: false,
    pageSummaryOnLoad: false,
  },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

/** The first line that a program prints, for example the number of its display. */
async function firstLine(stream) {
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  if (!text.includes('\n')) throw new Error('A program of the desktop has ended.');
  return text.split('\n')[0];
}

function homeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'screen-reader-'));
  mkdirSync(path.join(folder, 'orca'));
  writeFileSync(path.join(folder, 'orca/user-settings.conf'), JSON.stringify(ORCA_SETTINGS));
  return folder;
}

const environment = (home) => ({
  PATH: process.env.PATH,
  HOME: home,
  XDG_RUNTIME_DIR: home,
  LANG: 'C.UTF-8',
  SPEECH_FILE: path.join(home, 'speech.jsonl'),
  PYTHONPATH: HERE,
  PYTHONDONTWRITEBYTECODE: '1',
  GSETTINGS_BACKEND: 'memory',
  GNOME_ACCESSIBILITY: '1',
  // No program answers there: Orca waits for braille displays otherwise.
  BRLAPI_HOST: '127.0.0.1:9',
});

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** With the programs that it has started. */
function kill(child) {
  if (!hasEnded(child)) process.kill(-child.pid, 'SIGKILL');
}

/** Orca does not always end on request. It has nothing to store. */
async function end(child) {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  kill(child);
  await exit;
}

/** @returns `{ env, speech, stop }`: the environment of programs on this desktop, and what Orca says */
export async function openDesktop(programs) {
  const home = homeFolder();
  const env = environment(home);
  const running = [];
  const start = (program, args, stdio) => {
    // A group of its own, because the message bus starts programs too.
    const child = spawn(program, args, { env, stdio, detached: true });
    running.unshift(child);
    return child;
  };
  // A run that is interrupted leaves no program behind.
  const endAll = () => {
    for (const child of running) kill(child);
  };
  process.once('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const stop = async () => {
    for (const child of running) await end(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    process.off('exit', endAll);
  };

  const silent = 'ignore';
  const onThird = [silent, silent, silent, 'pipe'];
  try {
    const display = start(
      programs.Xvfb,
      ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
      onThird,
    );
    env.DISPLAY = `:${await firstLine(display.stdio[3])}`;
    const bus = start(programs.DBus, ['--session', '--nofork', '--nopidfile', '--print-address=3'], onThird);
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdio[3]);
    start(programs.Openbox, [], silent);
    start(programs.AtSpi, ['--launch-immediately', '--screen-reader=1'], silent);
    start(programs.Orca, ['--disable', 'braille', '--user-prefs', path.join(home, 'orca')], silent);
    const speech = openSpeech(env.SPEECH_FILE);
    if (!(await speech.until((lines) => lines.length > 0, START_MS)))
      throw new Error('Orca says nothing. Does another Orca of the same user run?');
    return { env, speech, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
