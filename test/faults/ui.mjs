import { inFile } from '../support/in-file.mjs';

const ui = 'src/ui';
const dialog = 'test/ui/dialog.test.tsx';
const popup = 'test/element-kit/dialog.test.tsx';
const fields = 'test/ui/identity-form.test.tsx';
const focus = 'test/widgets/focus-in-lists.test.tsx';

/** Components and widgets, and their accessibility. */
export default [
  ...inFile(
    `${ui}/dialog.tsx`,
    [dialog, popup],
    [
      ['label === undefined ? titleId : undefined', 'titleId', 'IDENT-04: the label is not the name'],
      ["aria-label={t('common.close')}", '', 'WCAG 4.1.2: a button without a name'],
      ['element.showModal();', 'element.show();', 'POP-18: the page behind can be used'],
      ['{isClosable && (', '{(', 'IDLE-03: closes what must stay'],
      ['disabled={isBusy}', '', 'IDENT-27: closes what is under way'],
      ['      release();\n', '', 'POP-18: the page never scrolls again'],
    ],
  ),
  ...inFile(`${ui}/error-summary.tsx`, 'test/ui/error-summary.test.tsx', [
    ['[attempt]', '[]', 'WCAG 3.3.1, IDENT-28: the second attempt is silent'],
    ['aria-labelledby={id} ', '', 'WCAG 3.3.1: a summary without a name'],
  ]),
  ...inFile(
    `${ui}/field.tsx`,
    [fields, 'test/elements/find-plan/find-plan.test.ts'],
    [
      ['error && `${id}error`', 'false', 'WCAG 3.3.1: the error does not describe its field'],
      ['hint !== undefined && `${id}hint`', 'false', 'WCAG 3.3.2: the hint does not describe its field'],
    ],
  ),
  ...inFile(
    `${ui}/text-field.tsx`,
    ['test/elements/find-plan/find-plan.test.ts', fields],
    [
      ['aria-invalid={error !== undefined || undefined}', '', 'WCAG 3.3.1: a wrong field looks right'],
      ['htmlFor={`${id}input`}', '', 'WCAG 1.3.1: a field without a label'],
    ],
  ),
  ...inFile(`${ui}/choice-field.tsx`, fields, [
    ['aria-labelledby={`${id}label`}', '', 'WCAG 1.3.1: a group without a name'],
    [
      '      aria-invalid={error !== undefined || undefined}\n      aria-describedby={describedBy(id, { error })}\n    >\n      <p',
      '      aria-describedby={describedBy(id, { error })}\n    >\n      <p',
      'WCAG 3.3.1: a wrong group looks right',
    ],
  ]),
  ...inFile(`${ui}/date-field.tsx`, fields, [
    ['aria-invalid={wrongParts.includes(name) || undefined}', '', 'FORM-25: wrong parts look right'],
    ['htmlFor={`${id}${name}`}', '', 'WCAG 1.3.1: a part without a label'],
  ]),
  ...inFile(
    `${ui}/identity-field.tsx`,
    [fields, 'test/elements/confirm-identity/confirm-identity.test.ts'],
    [
      [
        "autoComplete: 'given-name'",
        "autoComplete: 'name'",
        'WCAG 1.3.5: the browser fills in the wrong name',
      ],
    ],
  ),
  ...inFile(
    `${ui}/identity-form.tsx`,
    [
      fields,
      'test/elements/confirm-identity/attempts.test.ts',
      'test/elements/confirm-identity/confirm-identity.test.ts',
    ],
    [
      [
        "if (input.value === '') input.value = value;",
        'input.value = value;',
        'IDENT-21: what is typed is replaced',
      ],
      [' || isBusy) return;', ') return;', 'IDENT-38: another attempt'],
      [
        "host.dispatch(found.length === 0 ? 'form-submit' : 'form-error'",
        "host.dispatch(found.length > 0 ? 'form-submit' : 'form-error'",
        'TRACK-10: the wrong event',
      ],
      ['setAttempt(attempt + 1);', '', 'WCAG 3.3.1: the second attempt is silent'],
    ],
  ),
  ...inFile(`${ui}/accordion.tsx`, 'test/elements/faq/faq.test.ts', [
    [
      '<Heading level={headingLevel} className="accordion-title">',
      '<Heading level={2} className="accordion-title">',
      'WCAG 1.3.1: the wrong level',
    ],
  ]),
  ...inFile(`${ui}/use-tab-loop.ts`, popup, [
    ['(stops()[0] ?? title.current)?.focus();', '', 'POP-17: focus leaves the popup'],
    ['(stops().at(-1) ?? title.current)?.focus();', '', 'POP-17: Shift+Tab stays where it is'],
  ]),
  ...inFile(
    `${ui}/undo-message.tsx`,
    [
      'test/elements/drugs/drugs.test.ts',
      'test/elements/plans/plan-undo.test.ts',
      'test/state/saved-items/undo.test.ts',
    ],
    [],
  ),
  ...inFile(
    'src/widgets/undo.tsx',
    ['test/elements/plans/plan-undo.test.ts', 'test/state/saved-items/undo.test.ts'],
    [],
  ),
  ...inFile(`${ui}/phone-text.tsx`, 'test/elements/help/help.test.ts', []),
  ...inFile(`${ui}/remove-item-dialog.tsx`, 'test/ui/remove-item-dialog.test.tsx', [
    [
      '<p role="alert" className="error-text">',
      '<p className="error-text">',
      'DEL-17: a failure is not announced',
    ],
    ['isRemoving ? undefined : onRemove', 'onRemove', 'DEL-08: removed twice'],
    [
      'isRemoving ? words.removing : words.remove',
      'words.remove',
      'DEL-06: nothing says that it is under way',
    ],
  ]),
  ...inFile(
    `${ui}/link.tsx`,
    [
      'test/elements/navigate-source.test.ts',
      'test/elements/tiles/tiles.test.ts',
      'test/elements/nav/nav.test.ts',
      'test/elements/plans/prefetch.test.ts',
    ],
    [
      [
        'if (!mayFollow(route, url))\n',
        'if (route === url)\n',
        'ROLES-20: customer service follows the link',
      ],
      [
        'if (!follow(route, url)) event.preventDefault();',
        'follow(route, url);',
        'contract §2: a host cannot cancel',
      ],
      ['if (isPrefetched) prepare(url);', 'prepare(url);', 'NET-28: every link is fetched ahead'],
    ],
  ),
  ...inFile(`${ui}/view-link.tsx`, 'test/ui/view-link.test.tsx', [
    ["aria-current={isCurrent ? 'page' : undefined}", '', 'WCAG 1.3.1: the current view'],
    ['    event.preventDefault();\n', '', 'contract "views": the address changes twice'],
  ]),
  ...inFile(
    `${ui}/list-box.tsx`,
    ['test/elements/drugs/drugs.test.ts', 'test/elements/doctors/doctors.test.ts'],
    [
      [
        '<ListBox {...box} text={text} role="alert">',
        '<ListBox {...box} text={text}>',
        'LOAD-25: a failure is not announced',
      ],
    ],
  ),
  ...inFile(
    'src/widgets/use-focus-stays.ts',
    [focus, 'test/elements/drugs/drugs.test.ts'],
    [
      ['if (isFocusNowhere()) (', '(', 'WCAG 2.4.3: focus is taken away'],
      ['.at(-1) :', '.at(0) :', 'WCAG 2.4.3: focus goes to another control'],
    ],
  ),
  ...inFile(
    'src/widgets/use-item-removal.tsx',
    [
      'test/elements/drugs/drugs.test.ts',
      'test/elements/doctors/remove-doctor.test.ts',
      'test/elements/plans/remove-plan.test.ts',
    ],
    [
      ['t(`${list}.removeFailed`)', 't(`${list}.removed`)', 'DEL-17: a failure is announced as a success'],
      ['    say(t(`${list}.undo.back`));\n', '', '"Undo": an undo is not announced'],
    ],
  ),
  ...inFile(
    'src/widgets/view-status.tsx',
    ['test/elements/nav/nav.test.ts', 'test/elements/tiles/tiles.test.ts'],
    [
      ['view && hasSwitched && textOf(', 'view && textOf(', 'WCAG 4.1.3: announced without a change'],
      ['role="status" ', '', 'WCAG 4.1.3: a change is not announced'],
    ],
  ),
  ...inFile(
    'elements/plans/year-toggle.tsx',
    ['test/elements/plans/plans.test.ts', 'test/state/load/refresh.test.ts'],
    [
      ['!isBusy && year !== activeYear', 'year !== activeYear', 'LOAD-23: switches while plans load'],
      [
        '!isBusy && year !== activeYear',
        '!isBusy',
        'PLANS-04: a press on the current year reloads the plans',
      ],
      ['aria-disabled={isBusy}', '', 'LOAD-23: looks as if it could be pressed'],
      ['aria-pressed={isCurrent}', '', 'WCAG 4.1.2: not said which year shows'],
      ['onSwitch(year);', 'onSwitch(activeYear);', 'PLANS-04: switches to the year that shows'],
    ],
  ),
  ...inFile(
    'elements/plans/plan-coverage.tsx',
    ['test/elements/plans/plan-card.test.ts', 'test/elements/plans/drug-pricing.test.ts'],
    [
      [
        "hasDeductible ? 'plan.drugs.cost' : 'plan.drugs.costOfFill'",
        "'plan.drugs.cost'",
        'PRICE-07: “after the deductible” in a plan without one',
      ],
    ],
  ),
  ...inFile('elements/plans/plans-overview.tsx', 'test/elements/plans/plans-overview.test.ts', [
    ['{canEnroll && t(', '{t(', 'RULES-06: “enroll” where no card has a button'],
    [
      '{card.enrollmentStatus && (',
      '{false && (',
      'PLANS-39: the plan of an application as if there were none',
    ],
    [
      '{isReplacedByPharmacyMessage(plan.planType, detail) && (',
      '{false && (',
      'PLANS-32: nothing of the pharmacy',
    ],
  ]),
  ...inFile('elements/plans/coverage-buttons.tsx', 'test/elements/plans/coverage.test.ts', [
    [
      "rows[index]?.coverage.state === 'notCovered'",
      "rows[index]?.coverage.state !== 'covered'",
      'OPEN-B06: names what could not be checked',
    ],
    ['missing.length < rows.length ? missing : []', 'missing', 'PLANS-31: all names beside “0 of 2 covered”'],
    [
      "usePrivate('coverage-missing')",
      "({ className: 'coverage-missing' })",
      'NFR: drugs in a recording of the session',
    ],
    ['names.slice(0, MOST_NAMED)', 'names', 'PLANS-31: all names of a long list'],
  ]),
  ...inFile(
    'elements/applications/applications-list.tsx',
    'test/elements/applications/applications.test.ts',
    [
      [
        'isUnfinishedGroup && index === 0 && !endsApproved(shown)',
        'isUnfinishedGroup && index === 0',
        'APPS-19: leads to what ends an approved plan',
      ],
      ["enrollment.planType !== 'PDP'", 'true', 'APPS-32: no supplement beside a drug plan'],
      [
        'approved.some((one) => isOfYear(unfinished, one))',
        'unfinished.length > 0',
        'APPS-19: an approved plan that is none',
      ],
      ['total < FEWEST_COUNTED || ', '', 'counts of two applications'],
      ['isReplaceable={isOfYear(unfinished, shown)}', 'isReplaceable', 'APPS-19: warns of nothing'],
    ],
  ),
  ...inFile('src/state/applications/quiet-actions.ts', 'test/elements/plans/enrolling.test.ts', [
    ['approvedYears.has(card.plan.planYear)', 'approvedYears.size > 0', 'PLANS-38: another year counts'],
  ]),
  ...inFile('src/widgets/supplement-action.tsx', 'test/elements/plans/supplement-action.test.ts', [
    [' && !isOneStarted', '', 'MEDSUPP-08: to start another application outweighs “Continue application”'],
  ]),
  ...inFile('elements/plans/plan-group.tsx', 'test/elements/plans/plans-overview.test.ts', [
    ['props.areActionsQuiet || ', '', 'contract §8: Enroll outweighs “Add your drugs”'],
  ]),
  ...inFile('elements/plans/plan-card.tsx', 'test/elements/plans/enrolling.test.ts', [
    ['action.isFilled && detail !== null', 'action.isFilled', 'PLANS-38: outweighs “Try again”'],
  ]),
  ...inFile('elements/plans/plans-answer.tsx', 'test/elements/nav/plans-answer.test.ts', [
    ['count === 0 && unknown > 0', 'false', 'contract §8: “None covers all your drugs” if that is not known'],
    ["counts?.unknown ? '.atLeast' : ''", "''", 'contract §8: “2 cover all your drugs” while a third may'],
    [' || known.length < lists.length', '', 'contract §8: a count before all plans have loaded'],
  ]),
  ...inFile('elements/nav/nav-widget.tsx', 'test/elements/nav/plans-answer.test.ts', [
    ["hasAnswer={shown === 'plans'}", 'hasAnswer', 'SHELL-02: an answer about plans beside the drugs'],
  ]),
  ...inFile('elements/plans/overview-space.tsx', 'test/elements/plans/plans-overview.test.ts', [
    [
      ' && !hasApplications && !mayHaveApplications',
      '',
      'contract §8: “choose a plan” to somebody who has applied',
    ],
  ]),
  ...inFile('elements/active-plan/next-year.tsx', 'test/elements/active-plan/next-year.test.ts', [
    [
      'extentOf({ covered, checked: total, total })',
      "'all'",
      'contract §8: drugs that are not covered without a warning',
    ],
    [
      "label: t('nextYear.in', { year })",
      "label: t('nextYear.keep', { year })",
      'keep a plan that was not found',
    ],
    [
      "isRise ? ('some' as const) : undefined",
      'undefined',
      'contract §8: a higher premium without a warning',
    ],
  ]),
  ...inFile('elements/active-plan/active-plan-widget.tsx', 'test/elements/active-plan/next-year.test.ts', [
    [
      'endsBefore(plan, year) && mayHaveSent(year)',
      'mayHaveSent(year)',
      'contract §8: no next year beside an application',
    ],
    ['&& mayHaveSent(year)) return null', ') return null', 'contract §8: no next year of a plan that ends'],
  ]),
  ...inFile('elements/active-plan/next-year.state.ts', 'test/elements/active-plan/next-year.test.ts', [
    ["=== 'approved',", "!== 'approved',", 'contract §8: a plan that was not approved beside the active one'],
    [
      'total > 0 && checked === total ?',
      'total > 0 ?',
      'contract §8: a doctor who could not be checked counts as not in network',
    ],
    ["return 'pending';", 'return undefined;', 'contract §8: no cost of saved plans, which comes later'],
  ]),
  ...inFile('src/state/plans/next-year.ts', 'test/elements/active-plan/next-year.test.ts', [
    [
      '        planGroupOf(planType) === group &&\n',
      '',
      'contract §8: the cost of a drug plan beside another kind',
    ],
  ]),
  ...inFile('elements/find-plan/find-plan-form.tsx', 'test/elements/find-plan/find-plan.test.ts', [
    ['    else input.current?.focus();\n', '', 'SHELL-66: focus stays on the button'],
    [
      'const isComplete = isZipComplete(zipCode);',
      "const isComplete = zipCode !== '';",
      'SHELL-66: a part of a ZIP code',
    ],
  ]),
  ...inFile(
    'elements/timeout/timeout.state.ts',
    ['test/elements/timeout/timeout.state.test.ts', 'test/elements/timeout/timeout.test.ts'],
    [
      [
        'if (isLongerThan(limitMs)) warn();',
        'if (isLongerThan(limitMs - TICK_MS)) warn();',
        'IDLE-03: warned a second early',
      ],
      [' && last <= epochMilliseconds()', '', 'OPEN-B50: a clock of the future keeps the session'],
      ['    counter.stop?.();\n    closePopup', '    closePopup', 'IDLE-01: counts without its element'],
      ['!session.applyToGuests && ', '', 'OPEN-B50: guests are never warned'],
    ],
  ),
  ...inFile(
    'elements/toast/toast.tsx',
    ['test/elements/toast/keys.test.ts', 'test/elements/toast/toast.test.ts'],
    [
      ["if (key === 'Escape') onClose();", '', 'WCAG 2.1.1: Escape does nothing'],
      ["aria-label={t('toast.label')}", '', 'WCAG 4.1.2: a region without a name'],
    ],
  ),
  ...inFile('elements/extra-help/extra-help-question.tsx', 'test/elements/extra-help/question.test.ts', [
    ["      <legend>{t('extraHelp.question')}</legend>\n", '', 'WCAG 1.3.1: a group without a name'],
    [
      'checked={answer === choice}',
      "checked={answer !== choice && answer !== 'unknown'}",
      'HELP-02: the other answer shows',
    ],
    ["choice === 'yes' ? yesNoteId : undefined", 'undefined', 'WCAG 3.2.2: Yes does not say what it opens'],
  ]),
];
