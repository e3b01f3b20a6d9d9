import { inFile } from '../support/in-file.mjs';

const browser = 'src/browser';
const tests = 'test/browser';

/** Browser, configuration, texts, element kit. */
export default [
  ...inFile(`${browser}/tab-locks.ts`, `${tests}/tab-locks.test.ts`, [
    [
      'Promise.race([work.catch(() => undefined), wait(maxMs)])',
      'work.catch(() => undefined)',
      'IDENT-27, OPEN-B45: a job that never ends stops all others',
    ],
    [
      '(queues.get(name) ?? Promise.resolve()).then(begin)',
      'Promise.resolve(begin())',
      'HTTP-04: jobs overtake each other',
    ],
    ['work.then(resolve, reject)', 'void work.then(resolve)', 'a job that fails never ends'],
  ]),
  ...inFile(`${browser}/storage.ts`, 'test/state/load/other-tab.test.ts', [
    [
      'event.key === key && event.newValue !== null) listener(event.newValue)',
      "event.key === key) listener(event.newValue ?? '')",
      'OUT-06: removing the marker signs out again',
    ],
    ['event.key === key && ', '', 'OUT-06: any value signs out'],
  ]),
  ...inFile(`${browser}/storage.ts`, `${tests}/storage.test.ts`, [
    ['      fallback.get(key) ??\n', '', 'contract "blocked storage": nothing is kept for the page'],
    ['text.startsWith(prefix) ||', 'text.includes(prefix) ||', 'NET-34: the cookie of another name'],
    ['days * 86_400', 'days * 8_640', 'ROLES-03: nine days instead of 90'],
    ['; SameSite=Lax', '', 'ROLES-03: the cookie goes to other sites'],
    [
      '          fallback.set(key, value);\n          return false;',
      '          return false;',
      'contract "blocked storage"',
    ],
  ]),
  ...inFile(`${browser}/navigation.ts`, `${tests}/navigation.test.ts`, [
    [
      "    logger().error('Invalid URL');\n    return;\n",
      "    logger().error('Invalid URL');\n",
      'OPEN-A100: goes to javascript:',
    ],
    [' || !isSameOrigin(url)) return;', ') return;', 'NET-28: another origin is fetched ahead'],
  ]),
  ...inFile(
    `${browser}/scroll-lock.ts`,
    [`${tests}/scroll-lock.test.ts`],
    [
      [
        '    if (current.holders > 0) return;\n',
        '',
        'POP-17, POP-18: the page scrolls behind the second popup',
      ],
      ['    if (!isHeld) return;\n', '', 'POP-17: released twice'],
    ],
  ),
  ...inFile(`${browser}/safe-html.ts`, `${tests}/safe-html.test.ts`, [
    [
      "link.rel = 'noopener noreferrer'",
      "link.rel = 'opener'",
      'POP-02, OPEN-B55: the new tab reaches the page',
    ],
    [
      "ALLOWED_ATTR: ['href', 'target']",
      "ALLOWED_ATTR: ['href', 'target', 'style']",
      'POP-02, OPEN-B55: styles of the content',
    ],
    ['ALLOW_DATA_ATTR: false', 'ALLOW_DATA_ATTR: true', 'POP-02, OPEN-B55: data attributes of the content'],
  ]),
  ...inFile(
    `${browser}/vendor-script.ts`,
    [`${tests}/vendor-script.test.ts`, 'test/widgets/vendor-tool.test.ts'],
    [
      ['    scripts.delete(url);\n', '', 'OPEN-B14: a script that has failed is never asked for again'],
      [
        "    if (integrity !== undefined) Object.assign(script, { integrity, crossOrigin: 'anonymous' });\n",
        '',
        'contract "vendors": any script runs',
      ],
    ],
  ),
  ...inFile(`${browser}/host-function.ts`, 'test/browser/host-function.test.ts', [
    [
      '    if (result instanceof Promise) result.catch(() => report(key));\n',
      '',
      'contract "Host functions": an uncaught rejection',
    ],
    ['  } catch {\n    report(key);', '  } catch {', 'contract "Host functions": nobody hears of it'],
  ]),
  ...inFile(
    `${browser}/emit.ts`,
    ['test/browser/emit.test.ts', 'test/elements/inspect.test.ts'],
    [
      [
        '  for (const listener of listeners) listener(event);\n',
        '',
        'contract "inspect": errors are missing',
      ],
      ['    listeners.delete(listener);\n', '', 'an element that has gone still hears of failures'],
    ],
  ),
  ...inFile(`${browser}/early-responses.ts`, 'test/services/early-calls.browser.test.ts', [
    ['  responses().delete(name);\n', '', 'LOAD-18: a refresh shows the first response again'],
  ]),
  ...inFile(`${browser}/storage.ts`, 'test/services/agent-header.test.ts', [
    [
      'toText(sessionStore.read(agentSession.storageKey))',
      'sessionStore.read(agentSession.storageKey)',
      'RULES-14: the text "null" is a session',
    ],
  ]),
  ...inFile(
    `${browser}/page-config.ts`,
    [`${tests}/page-config.test.ts`, 'test/config/resolve.test.ts'],
    [
      [
        '[...sources, ...configureCalls().partials]',
        '[...configureCalls().partials, ...sources]',
        'contract §3: configure() does not win',
      ],
    ],
  ),
  ...inFile(
    `${browser}/emit.ts`,
    ['test/element-kit/events.test.tsx', 'test/state/page/go.test.ts'],
    [
      ['cancelable: isCancelable', 'cancelable: false', 'contract §2: a host cannot cancel'],
      ['      composed: true,\n', '', 'contract §2: events stay in the shadow root'],
    ],
  ),
  ...inFile('src/config/resolve.ts', 'test/config/resolve.test.ts', [
    ["      if (key === '__proto__') continue;\n", '', 'contract §3: a configuration changes a prototype'],
    [
      'else if (value !== undefined) merged[key]',
      'else merged[key]',
      'contract §3: undefined takes a value away',
    ],
    [
      '    problems.push(`${path}: expected ${node.expected}`);\n    return below;',
      '    problems.push(`${path}: expected ${node.expected}`);\n    return over;',
      'contract §3: a wrong value counts',
    ],
  ]),
  ...inFile('src/config/derived.ts', 'test/config/derived.test.ts', [
    ['match[1].toUpperCase()', 'match[1]', 'NET-01: “get” is no method'],
    ["?? 'Dev'", "?? 'Online'", 'TRACK-04: an unknown host counts as production'],
    ['.split(/[-_]/)[0] ===', '===', 'contract §5: es-US is no Spanish'],
  ]),
  ...inFile('src/config/setting.ts', 'test/config/resolve.test.ts', [
    [
      'Number.isFinite(value) && value > 0',
      'Number.isFinite(value) && value >= 0',
      'contract §3: 0 is no duration',
    ],
  ]),
  ...inFile('src/copy/translate.ts', 'test/copy/translate.browser.test.ts', [
    ['plural ?? find(key)', 'find(key) ?? plural', 'contract §5: no plural'],
    [
      'lookUp(values, name) ?? placeholder',
      "lookUp(values, name) ?? ''",
      'contract §5: a missing value is not seen',
    ],
  ]),
  ...inFile('src/element-kit/attributes.ts', 'test/element-kit/attributes.test.tsx', [
    ["trimmed === '' || trimmed === 'true'", "trimmed === 'true'", 'contract §1: a bare attribute is false'],
    [
      'Number(value) >= spec.minimum',
      'Number(value) > spec.minimum',
      'contract §1: the lowest heading level',
    ],
  ]),
];
