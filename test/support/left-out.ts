import { engine, FIREFOX, WEBKIT } from './cookies';

/**
 * Tests that an engine cannot run, because it cannot simulate their conditions. Different behavior of an
 * engine is no reason to list a test here: fix the product instead.
 */
interface LeftOut {
  engines: readonly string[];
  /** The beginning of the full test names. */
  tests: readonly string[];
  reason: string;
}

const leftOut: readonly LeftOut[] = [
  {
    engines: [FIREFOX, WEBKIT],
    tests: [
      'the field for a Medicare number takes what is dropped on it',
      'the field for a Medicare number leaves alone what is being composed',
    ],
    reason: 'WebDriver cannot drag a text in from elsewhere, nor compose one',
  },
  {
    engines: [WEBKIT],
    tests: [
      'shopper-profile-loading turns its sign',
      'shopper-profile-nav views all show on paper',
      'shopper-profile-page on paper',
      'shopper-profile-toast is all there with text of twice the size',
      'shopper-profile-toast is a box that can be told from the page in colors',
      'shopper-profile-top-bar Print leaves the bar itself out',
      'icons in forced colors',
    ],
    reason: 'WebDriver cannot set media features, paper or the size of text',
  },
  {
    engines: [WEBKIT],
    tests: ['shopper-profile-drugs, a long list'],
    reason: 'the window of MiniBrowser cannot be as narrow as a phone',
  },
  {
    engines: [WEBKIT],
    tests: ['shopper-profile-applications on a page that cannot load a file'],
    reason: 'WebDriver cannot keep a file from a page',
  },
  {
    engines: [WEBKIT],
    tests: [
      'localStorage works in memory when it is blocked',
      'sessionStorage works in memory when it is blocked',
    ],
    reason: 'code that has used the storage goes on with it, though the test has put another in its place',
  },
];

const names = leftOut.filter(({ engines }) => engines.includes(engine)).flatMap(({ tests }) => tests);

function leaveOut(suite: Mocha.Suite): void {
  for (const test of suite.tests) test.pending ||= names.some((name) => test.fullTitle().startsWith(name));
  suite.suites.forEach(leaveOut);
}

before(function () {
  leaveOut(this.test!.parent!);
});
