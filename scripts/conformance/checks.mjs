/**
 * The checks that the conformance report names as evidence. `file` and `title` name a test: `…` is written for each
 * expression of a title. `says` is a text of that test for one of its expectations. `absent` is a pattern that no source
 * of the elements may contain. `pictures` is a part of the names of stored pictures. The report is not written while one
 * of them does not exist (scripts/conformance/evidence.mjs).
 */

const test = (file, title, more = {}) => ({ file: `test/${file}`, title, ...more });

/** An expectation of the run over all stories, in both brands. */
const story = (says, what, brands) =>
  test('story-run/stories.tsx', '… / … renders and is axe clean', { says, what, over: 'stories', brands });

/** A test of each element, in each state that `demo/showings.ts` lists. */
const element = (title) => test('elements/every-element.test.ts', title, { over: 'elements' });

const absent = (pattern, what) => ({ absent: pattern, what });
const pictures = (part, what) => ({ pictures: part, what });

export const checks = {
  axe: story('axe', 'axe'),
  'axe-rules-on': test('story-run/titles.test.ts', 'switch off no axe rule of a WCAG criterion'),
  'stories-complete': test('story-run/titles.test.ts', 'are the ones that the conformance report counts'),
  'reflow-320': story('width on the narrowest screen', 'nothing sticks out at 320 px (400 % of 1280 px)'),
  'text-spacing': story('text spacing', 'nothing is cut off with the text spacing of a reader, at 320 px'),
  'large-text-popups': story('popup, text of 200 %', 'popups fit 320 × 640 px with text of 200 %', ['AMP']),
  'console-clean': story('console.error', 'no error in the console'),

  'keyboard-walk': element(
    'works by keyboard: Tab reaches each control, shows it, and gets out (WCAG 2.1.1, 2.1.2, 2.4.7, 2.4.11)',
  ),
  'targets-and-320': element('has targets of 44 px and more, and fits 320 px'),
  'language-marks': element('speaks Spanish'),
  'heading-levels': element('has the heading level that its author wants'),

  'own-language': test('elements/languages-and-brands.test.ts', 'says to the browser which language it is'),
  'one-outline': test(
    'elements/page/page.test.ts',
    'has one outline of headings that starts at level … and skips none',
  ),
  'same-order': test(
    'elements/page/page.test.ts',
    'has the same elements in both brands and languages (SHELL-21)',
  ),
  'nav-landmark': test(
    'elements/nav/nav.test.ts',
    'stand in a landmark with a name, one for each view (SHELL-03, SHELL-04)',
  ),
  'current-view': test('ui/view-link.test.tsx', 'says that its view is the one that shows (WCAG 1.3.1)'),
  'choice-group': test(
    'elements/extra-help/question.test.ts',
    'is a group with a name and two answers, of which one at most is chosen (HELP-01, WCAG 1.3.1)',
  ),
  'form-groups': test(
    'ui/identity-form.test.tsx',
    'has names for its groups, and says which of them are wrong (WCAG 1.3.1, WCAG 3.3.1)',
  ),
  'table-roles': test(
    'elements/compare/compare.test.ts',
    'has no axe violation, and the roles of a table although its rows are blocks at 320 px',
  ),
  'notice-meaning': test(
    'ui/notice.test.tsx',
    'has an icon and a color of its own for each meaning, and says it in a live region',
  ),
  'icons-forced-colors': test('ui/icon.test.tsx', 'are drawn in the color of the text: …'),
  'popup-name': test('ui/dialog.test.tsx', 'is its heading (WCAG 4.1.2)'),
  'panel-button': test(
    'elements/extra-help/question.test.ts',
    'has the explanation behind a button (WCAG 4.1.2)',
  ),
  'control-names': test(
    'elements/control-names.test.ts',
    'tell them apart in lists and cards, and have in them what can be read: … (WCAG 2.5.3)',
  ),

  'popup-focus': test(
    'element-kit/dialog.test.tsx',
    'takes focus itself, and gives it back to what opened it',
  ),
  'popup-loop': test(
    'element-kit/dialog.test.tsx',
    'keeps focus inside: Tab comes round from its end, Shift+Tab from its start (OPEN-B71)',
  ),
  'popup-escape': test('element-kit/dialog.test.tsx', 'closes on Escape'),
  'removal-by-keyboard': test(
    'elements/plans/remove-plan.test.ts',
    'can be worked with the keyboard alone (DEL-05)',
  ),
  'menu-by-keyboard': test(
    'elements/banner/banner.test.ts',
    'opens and closes by keyboard; Escape gives focus back (WCAG 2.1.1, 2.4.3)',
  ),
  'toast-escape': test(
    'elements/toast/keys.test.ts',
    'is closed by Escape, by anyone whose focus is in it (WCAG 2.1.1)',
  ),
  'focus-after-removal': test(
    'widgets/focus-in-lists.test.tsx',
    'goes to the last control of the next item, which is like the one that is gone (WCAG 2.4.3)',
  ),
  'focus-not-taken': test(
    'elements/plans/remove-plan.test.ts',
    'does not take focus away from someone who has moved on (DEL-14)',
  ),
  'focus-not-covered': test('browser/scroll-target.test.ts', 'scrolls to below the host’s sticky header'),
  'order-keeps-focus': test(
    'elements/plans/plan-order.test.ts',
    'sorts the cards, is announced and dispatched, and leaves focus in the control',
  ),
  'first-yes-announced': test(
    'elements/extra-help/extra-help.test.ts',
    'is announced next to the question, until there is an answer (WCAG 3.2.2)',
  ),
  'first-yes-opens': test(
    'elements/extra-help/extra-help.test.ts',
    'opens with the first yes, and only with that (HELP-04, HELP-05)',
  ),
  'first-yes-off': test(
    'elements/extra-help/extra-help.test.ts',
    'does not open where the site leaves it out',
  ),

  'undo-without-limit': test('elements/plans/plan-undo.test.ts', 'has no time limit (WCAG 2.2.1)'),
  'session-extended': test(
    'elements/timeout/timeout.test.ts',
    'by … closes the popup and stops the countdown, without a call (IDLE-12, IDLE-13, IDLE-14, OPEN-B53)',
  ),
  'session-countdown': test(
    'elements/timeout/timeout.test.ts',
    'drops by a second every second (IDLE-08, CONSTB-01, CONSTB-02)',
  ),
  'countdown-announced': test(
    'elements/timeout/timeout.test.ts',
    'is announced as it opens, at a minute, at 30 and at 10 seconds, and not each second (OPEN-B51)',
  ),

  'error-summary': test(
    'ui/error-summary.test.tsx',
    'has a name, and takes focus when it comes (WCAG 3.3.1, FORM-24)',
  ),
  'error-links': test('ui/error-summary.test.tsx', 'leads to each field (WCAG 3.3.1)'),
  'error-at-field': test(
    'ui/identity-form.test.tsx',
    'describes a field by its hint and by its error (WCAG 3.3.1, WCAG 3.3.2)',
  ),
  'error-advice': test(
    'elements/confirm-identity/fields.test.ts',
    '"…" is told what is wrong with it: … (FORM-20, WCAG 3.3.3)',
  ),
  'error-zip': test(
    'elements/find-plan/find-plan.test.ts',
    'brings focus back to its field (SHELL-66, WCAG 3.3.1)',
  ),
  autocomplete: test('ui/identity-form.test.tsx', 'lets the browser fill in what it knows (WCAG 1.3.5)'),
  'known-filled-in': test(
    'elements/import/fields.test.ts',
    'what the profile does, which can be changed, and is in no attribute (WCAG 3.3.7)',
  ),
  'pasted-number': test(
    'ui/medicare-number-field.test.tsx',
    'a number … writes it as on the card (FORM-11, OPEN-B57)',
  ),
  'removal-asked': test('ui/remove-item-dialog.test.tsx', 'removes or keeps, as the shopper says (DEL-06)'),
  'sign-out-asked': test(
    'elements/banner/banner.test.ts',
    'asks before signing out, and gives focus back to the button of the menu (SHELL-59)',
  ),

  'status-undo': test(
    'elements/plans/plan-undo.test.ts',
    'is offered in sight of where the plan was, and announced once (DEL-14)',
  ),
  'status-outage': test(
    'elements/outage/outage.test.ts',
    'is announced politely: the region is there before its message (SHELL-38)',
  ),
  'status-import': test(
    'elements/loading/loading.test.ts',
    'is announced while it takes place, on any page that reads the profile (ERR-12, LOAD-31)',
  ),
  'status-prices': test('elements/extra-help/extra-help.test.ts', 'says what the prices are now (HELP-16)'),

  'more-contrast': test('styles/media.test.ts', 'is more contrast: labels and lines as dark as the text'),
  'large-letters': test(
    'styles/media.test.ts',
    'stay whole in a window of … px with letters of twice the size',
  ),
  'theme-contrast': test('styles/theme.test.ts', 'is not reported where each pair has its contrast'),
  'brand-contrast': test(
    'styles/theme.test.ts',
    'that sets nothing leaves what … looks like, and is not reported',
  ),
  'reading-grade': test('copy/reading-grade.test.ts', 'can be read after six years of school (…)'),
  'hosts-narrow': test(
    'elements/hosts.test.ts',
    '… (…) has its space, stays in it, and leaves the host alone (SHELL-73, POP-17)',
  ),

  'pictures-forced-colors': pictures('.forced-colors.', 'pages in forced colors'),
  'pictures-large-text': pictures('.large-text.', 'pages with text of 200 %'),
  'pictures-spanish': pictures('.spanish.', 'pages in Spanish'),
  'pictures-390': pictures('.390', 'pages 390 px wide'),

  'no-media': absent(
    /<(audio|video|object|embed|marquee|canvas)\b|new Audio\(|speechSynthesis/,
    'audio or video',
  ),
  'no-bitmaps': absent(/<img\b|background-image:\s*url/, 'a bitmap, or an image of text'),
  'no-access-keys': absent(/accesskey/i, 'a key of its own for an action (access key)'),
  'no-gestures': absent(
    /on(Touch|Pointer(Down|Up|Move))|gesture(start|change)/,
    'a gesture, or a handler of pointer moves',
  ),
  'no-dragging': absent(/draggable|onDrag|dragstart/, 'dragging'),
  'no-motion-sensor': absent(/device(motion|orientation)|Accelerometer|Gyroscope/, 'a motion sensor'),
  'no-orientation-lock': absent(
    /screen\.orientation|\(orientation:/,
    'a rule for the orientation of the screen',
  ),
  'no-tooltips': absent(/\btitle=[{"]/, 'a tooltip, or other content that comes with hover or focus'),
  'no-reordering': absent(
    /(row|column)-reverse/,
    'a reversed row or column: a visual order that differs from the source',
  ),
  'no-passwords': absent(/type=.?["']password/, 'a password, or another test of memory'),
  'conformance-guide': { document: 'docs/guides/conformance.md', heading: 'What the elements do' },

  'report-page': test('bundles/conformance.test.ts', 'has no finding of axe, and fits 320 px'),
  'documents-readable': test('docs/reading-grade.test.ts', '… can be read after eight years of school'),

  'no-speech-input': absent(/SpeechRecognition|getUserMedia/, 'speech input'),
};
