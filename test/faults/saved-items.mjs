import { inFile } from '../support/in-file.mjs';

const items = 'src/state/saved-items';
const tests = 'test/state/saved-items';
const late = 'test/state/load/late-for-another.test.ts';

/** Removal and undo of saved items, and what is sent of them. */
export default [
  ...inFile(
    `${items}/wish-loop.ts`,
    [`${tests}/list-update.test.ts`, `${tests}/late-changes.test.ts`],
    [
      [
        'isUpdate ? other.madeAt !== wish.madeAt',
        'isUpdate ? false',
        'HTTP-04: a late update takes back what has changed since',
      ],
      [
        'other.key === wish.key && other.place !== undefined',
        'false',
        '"Undo": an older removal takes the item away again',
      ],
      [
        "if (wish.state === 'in flight') return { ...wish, state: 'overtaken' };",
        '',
        '"Undo": an undo that an older removal overtakes is lost',
      ],
      [
        '!other.place !== !place',
        'false',
        'contract "Late success": a late undo wins over the removal that came after it',
      ],
      [
        "({ state }) => state === 'in flight' || state === 'overtaken'",
        '({ madeAt }) => madeAt === wish.madeAt',
        'DEL-08: a second removal takes back the first one when the page is left',
      ],
    ],
  ),
  ...inFile(
    `${items}/wish-loop.ts`,
    [`${tests}/removal.test.ts`, `${tests}/item-removal.test.ts`, late],
    [
      ['(wish.agreedAt ?? 0) > startedAt ?', 'true ?', 'HTTP-05: what was settled long ago is sent again'],
      [
        '      wishes.filter((other) => other.madeAt !== madeAt),',
        '      wishes,',
        'DEL-10: an item whose removal has failed stays hidden',
      ],
      [
        '    if (isHere) showChange(list, wish, change);',
        '    showChange(list, wish, change);',
        'OPEN-B54: a guest’s list changes',
      ],
      ['  void refreshPlanContent();\n}', '}', 'PRICE-14: costs on cards stay as they were'],
      [
        'else if (list.uuid !== undefined && !place) list.isToReadAgain = true;',
        '',
        'DEL-15, DEL-19: the list is not read again',
      ],
      ['  if (isUpdate) await turn;\n', '  await turn;\n', 'DEL-09: a removed plan waits for another one'],
    ],
  ),
  ...inFile(`${items}/wish-loop.ts`, `${tests}/session-end.test.ts`, [
    [
      'listeners.get(madeAt)?.(isHere && !isReplaced ?',
      'listeners.get(madeAt)?.(!isReplaced ?',
      'ERR-02, OPEN-B54: a removal is announced to a guest',
    ],
  ]),
  ...inFile(
    `${items}/wish-loop.ts`,
    ['test/state/load/two-tabs.test.ts', 'test/elements/plans/remove-plan.test.ts'],
    [
      [
        "inTurn(name, isUpdate ? 'exclusive' : 'shared'",
        "inTurn(name, 'shared'",
        'HTTP-04, two tabs overwrite each other',
      ],
      ['    if (list.uuid !== undefined) keepPlansCopy();\n', '', 'DEL-13: the copy of the plans is old'],
    ],
  ),
  ...inFile(`${items}/list-calls.ts`, `${tests}/late-changes.test.ts`, [
    [
      '  await Promise.race([written, leaving()]);\n',
      '  await written;\n',
      'DEL-08: lost when the page is left',
    ],
    [
      'Promise.race([readList(list, code), leaving()',
      'Promise.race([readList(list, code), readList(list, code)',
      'DEL-08: lost when the page is left',
    ],
  ]),
  ...inFile(
    `${items}/list-calls.ts`,
    [`${tests}/removal.test.ts`, `${tests}/item-removal.test.ts`, late],
    [
      [
        'if (after.length === before.length) {',
        'if (after.length < 0) {',
        'HTTP-05: an update that changes nothing is sent',
      ],
      [
        '  if (isOnPage(list)) write(wireProfileAtom',
        '  write(wireProfileAtom',
        'OPEN-B54: the list of a shopper who has left stays',
      ],
    ],
  ),
  ...inFile(
    `${items}/list-calls.ts`,
    ['test/state/load/two-tabs.test.ts', 'test/elements/plans/remove-plan.test.ts'],
    [
      [
        'every((item) => keyOf(item) !== key)',
        'every((item) => keyOf(item) === undefined)',
        'DEL-06: gone already, and said to have failed',
      ],
      ['failure.status === 404', 'failure.status === 410', 'DEL-06: gone already, and said to have failed'],
    ],
  ),
  ...inFile(
    `${items}/list-calls.ts`,
    ['test/elements/plans/remove-supplement.test.ts', `${tests}/removal.test.ts`],
    [
      [
        '[address.planId, address]',
        "['', address]",
        'OPEN-A081: a supplement stays saved in its other spelling',
      ],
      [
        '    if (left.size > 0) return;\n',
        '',
        'OPEN-A081: a supplement counts as removed while it is saved in another spelling',
      ],
    ],
  ),
  ...inFile(
    'src/state/profile/wishes.ts',
    [`${tests}/late-profile.test.ts`, `${tests}/removal.test.ts`, `${tests}/undo.test.ts`, late],
    [
      [
        '=> agreedAt > readStartedAt)',
        '=> agreedAt >= readStartedAt)',
        'LOAD-18: an item that is saved again stays hidden',
      ],
      [
        "!place && state !== 'agreed'",
        "!place && state === 'open'",
        'DEL-06: shows while it is being removed',
      ],
      ['some(({ place }) => place !== undefined)', 'some(() => false)', '"Undo": a restored item disappears'],
      [
        'read(list.wishesAtom).filter(({ agreedAt }) => agreedAt !== undefined)',
        'read(list.wishesAtom)',
        'LOAD-18: a removed item shows after its undo has failed',
      ],
    ],
  ),
  ...inFile(`${items}/undo.ts`, `${tests}/undo.test.ts`, [
    ['  write(offeredUndoAtoms[kind], 0);\n', '', '"Undo": can be undone after it was closed'],
    [
      'if (!undoable || currentShopper().uuid !== undoable.uuid) return false;',
      'if (!undoable) return false;',
      'ERR-02: a guest gets an item of the shopper before',
    ],
  ]),
  ...inFile(`${items}/item-lists.ts`, `${tests}/undo.test.ts`, [
    [
      'place.before.has(candidate)) + 1',
      'place.before.has(candidate))',
      '"Undo": an item comes back at another place',
    ],
    ['  if (names.includes(key)) return items;\n', '', '"Undo": an item comes back twice'],
  ]),
  ...inFile(`${items}/remove-saved-item.ts`, `${tests}/removal.test.ts`, [
    ['  if (read(isBeingRemovedAtoms[kind])(key)) return false;\n', '', 'DEL-08: removed twice at once'],
  ]),
  ...inFile(
    `${items}/remove-saved-item.ts`,
    ['test/elements/plans/remove-plan.test.ts'],
    [['      settlePopup(kind, key, isRemoved);\n', '', 'DEL-17: the popup stays as it was']],
  ),
  ...inFile(
    `${items}/item-lists.ts`,
    [`${tests}/item-removal.test.ts`, 'test/state/load/two-tabs.test.ts'],
    [
      [', savedPlans: buildSavedPlansText(plans)', '', 'DATA-08: the text of all saved plans is old'],
      ['{ ...part, [list]: items }', '{ [list]: items }', 'HTTP-04: what stands beside the list is lost'],
    ],
  ),
  ...inFile(
    `${items}/item-lists.ts`,
    [`${tests}/item-removal.test.ts`, 'test/browser/storage.test.ts'],
    [['      ...(isRecord(stored) && stored),\n', '', 'ROLES-02: the rest of a guest’s profile is lost']],
  ),
  ...inFile(`${items}/saved-items.ts`, `${tests}/saved-items.test.ts`, [
    ['    drug.drugSupplyLength,\n', '', 'MODEL-06: two supplies of one drug are one'],
    [
      "${providerId}/${providerAddressId ?? ''}",
      '${providerId}',
      'MODEL-07: two addresses of one doctor are one',
    ],
  ]),
  ...inFile(`${items}/saved-counts.ts`, 'test/elements/mobile-prompt/mobile-prompt.test.ts', [
    [
      '< get(configAtom).breakpoints.medium',
      '<= get(configAtom).breakpoints.medium',
      'contract "breakpoints": shows a pixel too long',
    ],
  ]),
  ...inFile(
    'src/state/load/load-profile.ts',
    [`${tests}/late-profile.test.ts`, `${tests}/undo.test.ts`],
    [
      [
        'listWithout(kind, profile, (key) => wasRemovedSince(kind, key, readStartedAt))',
        'listWithout(kind, profile, () => false)',
        'LOAD-18: a late profile brings a removed item back',
      ],
      [
        '  if (wasUndoneSince(startedAt)) return loadProfile(config, flag); // the response may lack items that were restored since\n',
        '',
        '"Undo": a late profile takes a restored item away',
      ],
    ],
  ),
  ...inFile('src/state/load/guest-merge.ts', 'test/state/load/guest-merge.test.ts', [
    ['mine.filter((item) => !known.has(keyOf(item)))', 'mine', 'OPEN-A016: items of the account come twice'],
    ['if (merged.every(Boolean)) forgetMerged', 'forgetMerged', 'OPEN-A016: what did not arrive is lost'],
  ]),
];
