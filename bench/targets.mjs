/**
 * The limits for all pages. `npm run budgets` fails above them, and `npm run bench` shows them. 1 kB is 1,000 bytes,
 * with each script compressed separately by gzip -9. A limit is a goal that is met, or at most 3 % above the measured
 * figure.
 */

/** All scripts that a page loads until the network is idle. */
export const pageLimits = {
  'AMP page, guest': { files: 15, kilobytes: 187.5 },
  'AMP page, consumer': { files: 18, kilobytes: 199.6 },
  'AMP page, member': { files: 20, kilobytes: 212.7 },
  'AMP page, supplements': { files: 20, kilobytes: 213.3 },
  'plans alone, guest': { files: 8, kilobytes: 150.5 },
  'plans alone, consumer': { files: 9, kilobytes: 153.8 },
  'FAQ alone': { files: 9, kilobytes: 163.1 },
  'recommendation promo alone': { files: 8, kilobytes: 155.8 },
  'partner page': { files: 1, kilobytes: 91.7 },
};

/** Bytes that the first click on a control adds to its page. */
export const clickLimits = {
  'Remove on a plan card': { files: 2, kilobytes: 12, roundTrips: 1 },
  'Drugs panel of a plan card': { files: 2, kilobytes: 5, roundTrips: 1 },
  'See drug costs in the panel': { files: 2, kilobytes: 12, roundTrips: 1 },
  'Sign out': { files: 2, kilobytes: 12, roundTrips: 1 },
  'the popup of the import': { files: 2, kilobytes: 17.6, roundTrips: 1 },
};

/** Host pages built with npm: all scripts of the page, including React and the other packages. */
export const npmLimits = {
  'npm: plans': { kilobytes: 156.9 },
  'npm: faq': { kilobytes: 130.1 },
  'npm: everything': { kilobytes: 228.3 },
};

/** Compared with a page that has only a minimal React app. */
export const ratioLimits = {
  'partner page ÷ React hello': 1.34,
  'plans alone, until the cards show ÷ React hello': 2.147,
};

/** Own code that one tag of the npm package loads, without its dependencies. */
export const npmTagRatio = 0.26;

export const coreKilobytes = 35.3;
export const loaderBytes = 6145;

/** Limits for times, requests and layout. */
export const TARGETS = {
  renderRatio: 1.15,
  pageRatio: 1.3,
  growth: 10,
  removalFrames: 1,
  delays: 3,
  delaysAfterAnotherVisit: 1.1,
  delaysWithResponses: 0.1,
  layoutShift: 0.02,
  /** Pixels from the top of a brand page to the first plan card of a guest, 390 px wide. */
  firstCardTop: 900,
  /** Milliseconds from a key press to the next paint. */
  press: 100,
  longestTask: 50,
  blocking: 1.25,
  pageToClassic: 0.95,
  pageToFloor: 1.35,
};
