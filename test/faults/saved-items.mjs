import { inFile } from '../support/in-file.mjs';

const items = 'src/state/saved-items';
const tests = 'test/state/saved-items';
const late = 'test/state/load/late-for-another.test.ts';

/** Removal and undo of saved items, and what is sent of them. */
export default [
  ...inFile(`${items}/list-update.ts`, `${tests}/list-update.test.ts`, [
    [
      '      remember(name, uuid, found.part);\n',
      '',
      'HTTP-04, DEL-17: a refused update is sent again when the page is left',
    ],
    [
      "if (written.failure.kind === 'status') openUpdates().delete(self);",
      'openUpdates().delete(self);',
      'HTTP-04: a late update takes back what has changed since',
    ],
    [
      'if (currentShopper().uuid === uuid) for (const redo of update.missed.values()) redo();',
      '',
      'HTTP-04: a late update takes back what has changed since',
    ],
  ]),
  ...inFile(
    `${items}/list-update.ts`,
    [`${tests}/item-removal.test.ts`, late],
    [
      [
        'if (after.length !== found.items.length) {',
        'if (after.length > -1) {',
        'HTTP-05: an update that changes nothing is sent',
      ],
      [
        '  if (currentShopper().uuid === uuid)\n    write(wireProfileAtom',
        '  write(wireProfileAtom',
        'OPEN-B54: the list of a shopper who has left stays',
      ],
    ],
  ),
  ...inFile(`${items}/list-update.ts`, 'test/state/load/two-tabs.test.ts', [
    ["inTurn(name, 'exclusive'", "inTurn(name, 'shared'", 'HTTP-04, two tabs overwrite each other'],
    [
      'found.items.some((item) => keyOf(item) === key)',
      'found.items.length > 0',
      'DEL-06: gone already, and said to have failed',
    ],
  ]),
  ...inFile(
    `${items}/removal.ts`,
    [`${tests}/removal.test.ts`, `${tests}/undo.test.ts`, late],
    [
      [
        'settled > readStartedAt',
        'settled >= readStartedAt',
        'LOAD-18: an item that is saved again stays hidden',
      ],
      ['  if (read(isBeingRemovedAtoms[kind])(key)) return false;\n', '', 'DEL-08: removed twice at once'],
      [
        '  else if (isTheirs()) change(kind, key, null);\n',
        '',
        'DEL-10: an item whose removal has failed stays hidden',
      ],
      ['    if (!isTheirs()) return;\n', '', 'OPEN-B54: a guest’s list changes'],
      [
        'read(lastUndoAtom) > readStartedAt',
        'read(lastUndoAtom) < readStartedAt',
        '"Undo": a restored item disappears',
      ],
    ],
  ),
  ...inFile(`${items}/undo.ts`, `${tests}/late-changes.test.ts`, [
    ['  noteUndo(kind, undoable.key, repeat);\n', '', '"Undo": an older removal takes the item away again'],
    [
      '  noteChange(undoable.list, undoable.key, repeat);\n',
      '',
      '"Undo": a removal is repeated while it is undone',
    ],
  ]),
  ...inFile(`${items}/undo.ts`, `${tests}/undo.test.ts`, [
    ['before.has(name)) + 1', 'before.has(name))', '"Undo": an item comes back at another place'],
    ['  if (names.includes(key)) return items;\n', '', '"Undo": an item comes back twice'],
    [
      '  if (!isBack && !read(undoableAtoms[kind])) write(undoableAtoms[kind], undoable);\n',
      '',
      '"Undo": an undo that has failed cannot be tried again',
    ],
    ['  withdrawUndo(kind);\n  const isShopperTheSame', '  const isShopperTheSame', '"Undo": undone twice'],
  ]),
  ...inFile(
    `${items}/remove-saved-item.ts`,
    [
      `${tests}/item-removal.test.ts`,
      'test/state/load/two-tabs.test.ts',
      'test/elements/plans/remove-plan.test.ts',
    ],
    [
      [
        'failed.failure.status === 404',
        'failed.failure.status === 410',
        'DEL-06: gone already, and said to have failed',
      ],
      ['  await refreshPlanContent();\n', '', 'PRICE-14: costs on cards stay as they were'],
      [
        'if (uuid !== undefined) await readListAgain(kind, uuid);',
        '',
        'DEL-15, DEL-19: the list is not read again',
      ],
      ['    if (uuid !== undefined) keepPlansCopy();\n', '', 'DEL-13: the copy of the plans is old'],
    ],
  ),
  ...inFile(
    `${items}/remove-saved-item.ts`,
    ['test/elements/plans/remove-plan.test.ts'],
    [['  if (hasFailed) settlePopup(kind, key, false);\n', '', 'DEL-17: the popup stays as it was']],
  ),
  ...inFile(
    `${items}/remove-saved-item.ts`,
    [`${tests}/session-end.test.ts`],
    [['  if (!isTheirs()) return undefined;\n', '', 'ERR-02, OPEN-B54: a removal is announced to a guest']],
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
    'src/state/load/profile.ts',
    [`${tests}/late-profile.test.ts`, `${tests}/undo.test.ts`],
    [
      [
        'listWithout(kind, profile, (key) => wasRemovedSince(kind, key, readStartedAt))',
        'listWithout(kind, profile, () => false)',
        'LOAD-18: a late profile brings a removed item back',
      ],
      [
        '  if (wasUndoneSince(startedAt)) return loadProfile(config, flag); // it may lack what has been put back meanwhile\n',
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
