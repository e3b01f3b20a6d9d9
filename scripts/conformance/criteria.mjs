/**
 * Levels of conformance, by criterion, and the checks that carry them (scripts/conformance/checks.mjs, by-hand.mjs).
 * Rules of axe are added by their tags. `gap` is what is known to fail, `reason` is why a criterion is not relevant.
 */

const supports = (...evidence) => ({ level: 'supports', evidence });
const partly = (gap, ...evidence) => ({ level: 'partially-supports', note: gap, evidence });
const notApplicable = (reason, ...evidence) => ({ level: 'not-applicable', note: reason, evidence });

const NO_MEDIA = notApplicable('The elements have no audio and no video.', 'no-media');
const ofHost = (what) => notApplicable(`${what} The elements are a part of a page that belongs to the site.`);

/** By chapter of the catalog, and number. */
export const criteria = {
  success_criteria_level_a: {
    '1.1.1': supports('control-names', 'icons-forced-colors', 'no-bitmaps'),
    '1.2.1': NO_MEDIA,
    '1.2.2': NO_MEDIA,
    '1.2.3': NO_MEDIA,
    '1.3.1': supports(
      'one-outline',
      'heading-levels',
      'choice-group',
      'form-groups',
      'table-roles',
      'nav-landmark',
    ),
    '1.3.2': supports('source-order', 'no-reordering'),
    '1.3.3': supports('sensory-words'),
    '1.4.1': supports('notice-meaning', 'color-only', 'pictures-forced-colors'),
    '1.4.2': NO_MEDIA,
    '2.1.1': supports('keyboard-walk', 'removal-by-keyboard', 'menu-by-keyboard', 'toast-escape'),
    '2.1.2': supports('keyboard-walk', 'popup-loop', 'popup-escape'),
    '2.1.4': notApplicable('No key of a letter, digit or sign starts an action.', 'no-access-keys'),
    '2.2.1': supports('undo-without-limit', 'session-extended', 'session-countdown'),
    '2.2.2': supports('animations', 'countdown-announced'),
    '2.3.1': supports('animations', 'no-media'),
    '2.4.1': ofHost(
      'Links that skip blocks are for whole pages; headings and a landmark of the views are in the elements.',
    ),
    '2.4.2': ofHost('The title is that of the page.'),
    '2.4.3': supports('popup-focus', 'focus-after-removal', 'focus-not-taken', 'source-order'),
    '2.4.4': supports('control-names'),
    '2.5.1': notApplicable('No function needs a gesture.', 'no-gestures'),
    '2.5.2': supports('pointer-handlers', 'no-gestures'),
    '2.5.3': supports('control-names'),
    '2.5.4': notApplicable('No function uses a sensor of motion.', 'no-motion-sensor'),
    '3.1.1': ofHost('The elements read the language of the page, and do not set it.'),
    '3.2.1': supports('on-focus'),
    '3.2.2': supports('first-yes-announced', 'first-yes-opens', 'first-yes-off', 'order-keeps-focus'),
    '3.2.6': supports('same-order', 'help-order'),
    '3.3.1': supports('error-summary', 'error-links', 'error-at-field', 'error-zip'),
    '3.3.2': supports('error-at-field', 'form-groups'),
    '3.3.7': supports('known-filled-in', 'autocomplete'),
    '4.1.1': supports('axe', 'console-clean'),
    '4.1.2': supports('popup-name', 'panel-button', 'control-names', 'current-view'),
  },
  success_criteria_level_aa: {
    '1.2.4': NO_MEDIA,
    '1.2.5': NO_MEDIA,
    '1.3.4': supports('no-orientation-lock', 'hosts-narrow'),
    '1.3.5': supports('autocomplete'),
    '1.4.3': supports('brand-contrast', 'theme-contrast'),
    '1.4.4': supports('large-text-popups', 'large-letters', 'pictures-large-text'),
    '1.4.5': supports('no-bitmaps', 'images-of-text'),
    '1.4.10': supports('reflow-320', 'targets-and-320', 'hosts-narrow', 'pictures-390'),
    '1.4.11': supports('brand-contrast', 'theme-contrast', 'more-contrast', 'pictures-forced-colors'),
    '1.4.12': supports('text-spacing'),
    '1.4.13': notApplicable('No content appears with hover or focus.', 'no-tooltips'),
    '2.4.5': ofHost('Ways to find a page are those of the site.'),
    '2.4.6': supports('heading-levels', 'one-outline', 'control-names'),
    '2.4.7': supports('keyboard-walk'),
    '2.4.11': supports('keyboard-walk', 'focus-not-covered'),
    '2.5.7': notApplicable('Nothing is dragged.', 'no-dragging'),
    '2.5.8': supports('targets-and-320'),
    '3.1.2': supports('language-marks', 'own-language', 'pictures-spanish'),
    '3.2.3': supports('same-order'),
    '3.2.4': supports('identification'),
    '3.3.3': supports('error-advice', 'error-zip'),
    '3.3.4': supports('removal-asked', 'undo-without-limit', 'sign-out-asked'),
    '3.3.8': supports('authentication', 'no-passwords', 'pasted-number', 'autocomplete'),
    '4.1.3': supports(
      'status-undo',
      'status-outage',
      'status-import',
      'status-prices',
      'countdown-announced',
    ),
  },
  support_documentation_and_services: {
    602.2: supports('conformance-guide'),
    602.3: partly(
      'The documentation is Markdown with headings, lists, tables and alternative texts. How it is presented depends on the program that shows it, which has not been tested. The page of this report has no finding of axe.',
      'report-page',
      'documents-readable',
    ),
    602.4: notApplicable('All documentation is electronic.'),
    603.2: notApplicable('The product has no support service of its own.'),
    603.3: notApplicable('The product has no support service of its own.'),
  },
};

/** Functional performance criteria follow from WCAG: each has the lowest level of the criteria that it depends on. */
export const functional = {
  302.1: {
    from: ['1.1.1', '1.3.1', '1.3.2', '2.1.1', '2.4.3', '2.4.4', '2.4.6', '3.2.2', '3.3.1', '4.1.2', '4.1.3'],
  },
  302.2: {
    from: ['1.4.3', '1.4.4', '1.4.10', '1.4.11', '1.4.12', '2.4.7', '2.4.11', '3.2.2'],
    evidence: ['more-contrast'],
  },
  302.3: { from: ['1.4.1', '1.4.11'] },
  302.4: { from: [], evidence: ['no-media'] },
  302.5: { from: [], evidence: ['no-media'] },
  302.6: { from: [], evidence: ['no-speech-input'] },
  302.7: { from: ['2.1.1', '2.1.2', '2.2.1', '2.5.2', '2.5.8', '3.3.4'] },
  302.8: { from: ['2.1.1', '2.2.1', '2.5.8'] },
  302.9: {
    from: ['2.2.1', '3.2.2', '3.2.4', '3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8'],
    evidence: ['reading-grade'],
  },
};

/** Chapters that are not filled in, and why. */
export const disabled = {
  success_criteria_level_aaa: 'Level AAA has not been evaluated.',
  hardware: 'Not applicable: the product has no hardware.',
  software:
    'Not applicable: the product is web content without access to platform services other than through a browser. Section 501.1 exempts it from 502 and 503, because WCAG applies. It is no authoring tool (504).',
};
