/** The programs of a desktop with a screen reader. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findFirefox } from '../../test/support/wtr/engines/firefox.mjs';
import { findProgram } from '../../test/support/wtr/engines/find.mjs';

/** The font in which Firefox shows the pages. Not a program, but needed like one. */
const FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

const PROGRAMS = {
  Orca: () => findProgram('orca'),
  Firefox: findFirefox,
  Xvfb: () => findProgram('Xvfb'),
  DBus: () => findProgram('dbus-daemon'),
  AtSpi: () => findProgram('/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'),
  Openbox: () => findProgram('openbox'),
  Xdotool: () => findProgram('xdotool'),
  DejaVuSans: () => (existsSync(FONT) ? FONT : undefined),
};

/** `{ Orca: '/usr/bin/orca', … }`, with undefined for what is not installed. */
export const findPrograms = () =>
  Object.fromEntries(Object.entries(PROGRAMS).map(([name, find]) => [name, find()]));

/** `43.1` of "Mozilla Firefox 43.1esr" */
export const versionOf = (program) =>
  /\d+(\.\d+)*/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0];
