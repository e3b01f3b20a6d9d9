import { existsSync } from 'node:fs';
import { attributeDefault, attributeType, cssProperty, detailType } from './describe.mjs';
import { documentEvents, pageApiMembers } from './page-api.mjs';
import { capabilitiesProse, factsProse } from './roles-prose.mjs';

/** Taken by `npm run screenshots -- --elements`. */
const picture = (tag, width, alt) => {
  const file = `pictures/${tag.replace('shopper-profile-', '')}.webp`;
  return existsSync(`docs/${file}`) ? `<img src="../${file}" width="${width}" alt="${alt}" />` : '';
};

/** Tags with their attributes, events, parts and slots, by name. */
export function elementsReference({ contracts, commonAttributes }) {
  const byName = contracts.toSorted((one, other) => one.tag.localeCompare(other.tag));
  const overview = table(
    ['Element', 'Picture', 'What a shopper gets', 'For whom', 'When it shows'],
    byName.map(({ tag, summary, audience, showsWhen }) => [
      `[${code(tag)}](#${tag})`,
      picture(tag, 160, ''),
      summary,
      audience,
      showsWhen.en,
    ]),
  );
  const reservedSpace = table(
    ['Element', 'Height'],
    byName.map(({ tag, reservedBlockSize }) => [
      code(tag),
      reservedBlockSize === '0' ? 'none' : code(reservedBlockSize),
    ]),
  );
  const sections = byName.map((contract) =>
    [
      `## \`<${contract.tag}>\``,
      contract.summary,
      `**For whom:** ${contract.audience} **When:** ${contract.showsWhen.en}`,
      picture(contract.tag, 480, `${contract.tag} on a page of the brand AMP`),
      `\`\`\`html\n${contract.example}\n\`\`\``,
      table(
        ['Attribute', 'Type', 'Default', 'Meaning'],
        Object.entries({ ...contract.attributes, ...commonAttributes }).map(([name, spec]) => [
          code(name),
          code(attributeType(spec)),
          code(attributeDefault(spec)),
          spec.description,
        ]),
      ),
      table(
        ['Event', 'Detail', 'Cancelable', 'When'],
        Object.entries(contract.events).map(([name, spec]) => [
          code(`shopper-profile-${name}`),
          code(detailType(spec.detail)),
          spec.cancelable ? 'yes' : 'no',
          spec.description,
        ]),
      ),
      table(
        ['Part or slot', 'What it is'],
        [
          ...Object.entries(contract.parts).map(([name, text]) => [`part ${code(name)}`, text]),
          ...Object.entries(contract.slots).map(([name, text]) => [
            name ? `slot ${code(name)}` : 'author content',
            text,
          ]),
        ],
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  const theme =
    'All of them take the [properties of the theme](theme.md). Pictures are of the brand AMP; the page builder (`npm start`, `/builder/`) shows each element in both brands.\n';
  const reservedSpaceOf =
    '\n## Height that the style sheet keeps\n\nFor developers: `shopper-profile.css` keeps this height for an element until it has loaded, so that nothing moves.\n';
  return [
    HEAD,
    '# Elements\n',
    `${overview}\n`,
    theme,
    sections.join('\n\n'),
    reservedSpaceOf,
    reservedSpace,
    '',
  ].join('\n');
}

/** Custom properties that a host may set, and what has to differ from what. */
export function themeReference({ themeProperties }, { brands, contrastPairs }) {
  const color = (name) => code(cssProperty(`color-${name}`));
  const rows = Object.entries(themeProperties).map(([name, { syntax, byDefault, description }]) => [
    code(cssProperty(name)),
    code(syntax),
    ...brands.map((_, index) =>
      code((byDefault[index] ?? byDefault[0]).replace('var(--font)', `var(${cssProperty('font')})`)),
    ),
    description,
  ]);
  const pairs = contrastPairs.map(({ front, back, least }) => [color(front), color(back), `${least} : 1`]);
  return [
    HEAD,
    '# Theme\n',
    'Set these on a tag, or on anything above it. Every element takes all of them.\n',
    table(['Property', 'Value', ...brands, 'What it is for'], rows),
    '\n## What has to differ from what\n',
    'The surface is also the color of the words on a filled button, so an action has to differ from it both ways. A border and the accent may be as quiet as you like: they say nothing that words do not say.\n',
    table(['This', 'on this', 'At least'], pairs),
    '\n## Colors show as you set them\n',
    '- A color that you leave out is the default of the brand. So a dark surface needs all colors that stand on it.',
    '- Outside of public pages (`environment: "Online"`), and in editors, each theme of the page is measured when the page is idle. The console names each pair with too little contrast, and what to set.',
    '- Partner pages are not measured. [A whole theme](../guides/partner.md#make-it-look-like-your-page), light and dark, is in their guide.',
    '',
  ].join('\n');
}

/** What `shopper-profile-error` tells, by code. */
export function errorsReference({ errorCodes }) {
  const rows = Object.entries(errorCodes).map(([name, { meaning, remedy, requirements }]) => [
    code(name),
    meaning,
    remedy,
    requirements,
  ]);
  return [
    HEAD,
    '# Error codes\n',
    'The `code` of `shopper-profile-error`, whose `detail` is `{ source, message, code }` and has nothing personal. What to look for first: [troubleshooting](../troubleshooting.md).\n',
    'The console has a line for each, which ends with the code: `[shopper-profile] plan list failed: status 500 [plans-failed]`.\n',
    table(['Code', 'What has happened', 'What to do', 'Requirements'], rows),
    '',
  ].join('\n');
}

/** What a page’s own scripts can call and listen to. */
export function pageApiReference({ contracts }) {
  const methods = pageApiMembers().map(({ signature, prose }) => [code(signature), prose]);
  const events = documentEvents().map(({ name, detail, prose }) => [code(name), code(detail), prose]);
  const ofElements = new Map(
    contracts.flatMap(({ events }) =>
      Object.entries(events).map(([name, { detail, cancelable }]) => [
        name,
        [code(`shopper-profile-${name}`), code(detailType(detail)), cancelable ? 'yes' : 'no'],
      ]),
    ),
  );
  return [
    HEAD,
    '# Page API\n',
    '## Before the script\n',
    table(
      ['What', 'Meaning'],
      [
        [code('window.shopperProfileConfig'), 'Configuration as an object; read when the script starts.'],
        [
          code('<script type="application/json" data-shopper-profile-config>'),
          'The same as JSON, for pages with a strict content security policy.',
        ],
      ],
    ),
    '\n## `window.shopperProfile`\n',
    'Exists once the script has run. Partner pages have `version`, `configure`, `observe` and `ready` alone, so that TypeScript requires `?.` before a call of the others: `window.shopperProfile?.inspect?.()`. What resolves to a boolean never rejects.\n',
    table(['Member', 'Meaning'], methods),
    '\n## Events at the document\n',
    table(['Event', '`detail`', 'When'], events),
    '\n`detail` of `shopper-profile-ready` and `-data-loaded` is `{ outcome: "success" | "failure" }`. `shopper-profile-error` comes from the document (`load`, `host`) or from an element, with `{ source, message, code }`: [codes](errors.md).\n',
    '## Events of elements\n',
    'They bubble up to the document. Which element has which: [elements](elements.md). A navigation by `go()` comes from the document.\n',
    table(['Event', '`detail`', 'Cancelable'], [...ofElements.values()]),
    '',
  ].join('\n');
}

export function textsReference(texts, { brandTexts, partnerTexts }) {
  const rowsOf = (texts) =>
    Object.entries(texts.en ?? {}).map(([key, english]) => [code(key), english, texts.es?.[key] ?? '']);
  const columns = ['Key', 'English', 'Spanish'];
  const ofPartner = rowsOf(partnerTexts).filter(
    ([key, english]) => texts.en[key.replaceAll('`', '')] !== english,
  );
  const ofBrands = Object.entries(brandTexts).flatMap(([brand, texts]) => {
    const rows = rowsOf(texts);
    return rows.length > 0
      ? [`\n## Texts of the brand ${brand}\n`, 'These replace the texts above.\n', table(columns, rows)]
      : [];
  });
  return [
    HEAD,
    '# Texts\n',
    'Every text that a shopper reads, by key. A host replaces any of them with the configuration key `texts`; `{names}` in braces are filled in, and keys that end in `.one` and `.other` are the singular and the plural of one text.\n',
    'Opening hours are no texts: `{hours}` is filled from [`hours`](configuration.md) of the configuration, and the number and `{tty}` from `phones`.\n',
    table(columns, rowsOf(texts)),
    ...ofBrands,
    '\n## Texts of partner pages\n',
    '`extra-help.js` and `extra-help.classic.js` use these instead of the texts above.\n',
    table(columns, ofPartner),
    '',
  ].join('\n');
}

/** Fails unless the file with the sentences speaks of these names and of no others. */
function checkRolesProse(prose, names) {
  const wrong = (words, list) => {
    if (list.length > 0) throw new Error(`scripts/build/roles-prose.mjs ${words} ${list.join(', ')}`);
  };
  wrong(
    'has no sentence about',
    names.filter((name) => !Object.hasOwn(prose, name)),
  );
  wrong(
    'speaks of what does not exist:',
    Object.keys(prose).filter((name) => !names.includes(name)),
  );
}

/** Who may do what: what `shopperOf` returns about the sample visits. */
export function rolesReference({ kinds, switches, shopperOf }) {
  const columns = Object.values(kinds);
  const capabilities = ({ may }) => may;
  const facts = (shopper) => Object.fromEntries(Object.entries(shopper).filter(([name]) => name !== 'may'));
  const word = (value) => (value ? (value.status ?? 'yes') : '—');

  /** `yes`, `—`, a status, or which switches change the value. */
  const answerFor = (visit, answersOf, name) => {
    const answer = (asked) => word(answersOf(shopperOf(asked))[name]);
    const usual = answer(visit);
    const turns = Object.keys(switches).filter((letter) => answer(switches[letter].turnOn(visit)) !== usual);
    if (turns.length === 0) return usual;
    return `${usual === '—' ? 'if' : 'unless'} ${turns.join(' or ')}`;
  };

  const section = (title, prose, answersOf) => {
    const names = Object.keys(answersOf(shopperOf(columns[0].visit)));
    checkRolesProse(prose, names);
    return [
      `## ${title}`,
      table(
        ['', ...columns.map(({ head }) => head)],
        names.map((name) => [code(name), ...columns.map(({ visit }) => answerFor(visit, answersOf, name))]),
      ),
      table(
        ['Name', 'Meaning', 'Requirements'],
        names.map((name) => [code(name), ...prose[name]]),
      ),
    ].join('\n\n');
  };

  return [
    HEAD,
    '# Who may do what\n',
    'Answers of `shopperOf` in `src/domain/shopper/roles.ts`, the one place that decides it. What is not listed is open to everyone (ROLES-25, OPEN-A095). Guest, member, agent and cloaked are independent of each other (OPEN-A015): the columns are samples, not a choice.\n',
    '## Kinds of user\n',
    ...columns.map(({ head, about }) => `- **${head}**: ${about}`),
    '',
    '## What a site can change\n',
    'The tables show a page without feature flags and with the default configuration, but for one allowed creator. A cell with a letter depends on one of these: `if A` is yes once A is true, `unless C` is yes until C is true.\n',
    ...Object.entries(switches).map(([letter, { about }]) => `- **${letter}**: ${about}`),
    '',
    section('Facts', factsProse, facts),
    '',
    section('Capabilities', capabilitiesProse, capabilities),
    '',
  ].join('\n');
}

/** What is sent to analytics: every event, and what is in it. */
export function analyticsReference({ trackedEvents, analyticsMessage, pageDataOf }) {
  const shopper = {
    site: 'AMP',
    environment: 'Online',
    uuid: '7f9c…',
    fullName: 'Marta Sampleton',
    agentName: 'demo.agent',
    importedDrugs: 3,
    importedProviders: 2,
  };
  const words = {
    kind: 'plan',
    name: 'planDetails',
    view: 'drugs',
    popup: 'remove-plan',
    form: 'email',
    code: 'profile-failed',
  };
  const detailOf = (name) => (name === 'plan-summary' ? { ...words, name: 'planSummary' } : words);
  const events = Object.entries(trackedEvents);
  const entries = events.map(([name, event]) => {
    const { event: type, data } = pageDataOf(event, detailOf(name), shopper);
    return [code(name), event.when, code(type), code(data.assetName), event.requirements];
  });
  const messages = events.flatMap(([name, event]) => {
    const message = analyticsMessage(event, detailOf(name), shopper);
    return Object.entries(message ?? {}).map(([field, value]) => [
      code(name),
      code(field),
      code(JSON.stringify(value)),
      event.requirements,
    ]);
  });
  const domo = events
    .filter(([, { isItemAction }]) => isItemAction)
    .map(([name, event]) => [
      code(name),
      code(analyticsMessage(event, detailOf(name), shopper).profile_action),
      event.requirements,
    ]);
  return [
    HEAD,
    '# Data for analytics\n',
    'All that is ever told, made of the one list in `src/telemetry/tracked-events.ts`. Analytics come in a file of their own, behind the cards, 500 ms after the load flow (CONST-06), and not at all while `analytics.enabled` is false: a site that waits for consent sets it to false, and calls `configure({ analytics: { enabled: true } })` later. What happened before is then not told. A service that does not answer once is left alone for the rest of the page, with one line in the log.\n',
    'Partner pages have no analytics: they listen to the events of the element.\n',
    '## Page data array\n',
    'Entries `{ event, data: { assetName, site, environment } }` of the array named by `analytics.pageDataArray` (TRACK-10, OPEN-B27). An asset name is cut to 100 characters (TRACK-12). What stands here for `planDetails`, `drugs`, `plan`, `remove-plan`, `email` and `profile-failed` are names of routes, views, kinds of items, popups, forms and error codes: no name, address or content of a shopper.\n',
    table(['What happens', 'When', 'Type', 'Asset name, as an example', 'Requirements'], entries),
    '\n## Analytics call\n',
    'The `message` of `POST /gpdCustomEvent` (HTTP-19 … HTTP-21), for a shopper who is signed in and an agent who acts for them. Without either, their fields are missing. Names are cut to 100 characters.\n',
    table(['What happens', 'Field', 'Example', 'Requirements'], messages),
    '\n## Domo call\n',
    '`POST /shopper-profile/api/domo/v1` with `uuid`, `eventType` and `eventTimestamp` (ISO 8601, UTC), for shoppers who are signed in (HTTP-22, OPEN-B35).\n',
    table(['What happens', '`eventType`, as an example', 'Requirements'], domo),
    '',
  ].join('\n');
}

const YEAR = 2028; // a leap year

/** Every day of it, `YYYY-MM-DD`. */
const daysOfYear = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(YEAR, 0, 1 + day)).toISOString().slice(0, 10),
);

const dayName = (day) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });

/** First and last of each stretch of neighbors with the same value: `[first, last, answer]`. */
function stretches(items, answerOf) {
  const found = [];
  for (const item of items) {
    const last = found.at(-1);
    const answer = answerOf(item);
    if (last?.[2] === answer) last[1] = item;
    else found.push([item, item, answer]);
  }
  return found;
}

/** The life of an application: drawn from the life cycle, and asked of the functions that decide. */
export function enrollmentReference(enrolling, { application }, texts) {
  const { lifeCycle, statusOf, isUnfinished, enrollmentActionOf, isEnrollmentTime } = enrolling;
  const { applicationSteps, applicationTypes } = enrolling;
  const label = (status) => texts[`plan.status.${status}`];
  const statuses = Object.keys(lifeCycle);

  const diagram = [
    'stateDiagram-v2',
    ...statuses.map((status) => `  state "${label(status)}" as ${status}`),
    `  [*] --> ${statusOf({ isSubmitted: false })}`,
    ...Object.entries(lifeCycle).flatMap(([from, events]) => {
      const transitions = Object.entries(events).map(([event, to]) => `  ${from} --> ${to}: ${event}`);
      return transitions.length > 0 ? transitions : [`  ${from} --> [*]`];
    }),
  ];

  const sent = { isSubmitted: true };
  const codes = stretches(
    Array.from({ length: 24 }, (_, index) => index + 1),
    (code) => statusOf(sent, code),
  ).map(([first, last, status]) => [first === last ? first : `${first} … ${last}`, label(status)]);

  const plan = { planType: 'MAPD', planYear: YEAR, isSuppressed: false };
  const button = (known, status) => {
    const action = enrollmentActionOf({ ...plan, ...known }, `${YEAR}-02-01T00:00:00`, status, false);
    return action ? code(texts[`plan.${action}`]) : '—';
  };
  const actions = [
    ['no application', button({}), '—'],
    [
      'no application, institutional special needs plan',
      button({ planType: 'SNP', snpType: 'Institutional' }),
      '—',
    ],
    ...statuses.map((status) => [
      label(status),
      button({}, status),
      code(texts[isUnfinished(status) ? 'applications.continue' : 'applications.view']),
    ]),
  ];

  const windows = [
    ['the current one', YEAR],
    ['the next one', YEAR + 1],
  ].flatMap(([name, year]) =>
    stretches(daysOfYear, (day) => isEnrollmentTime(year, `${day}T00:00:00`))
      .filter(([, , isOpen]) => isOpen)
      .map(([first, last]) => [name, dayName(first), `${dayName(last)}, 23:59:59`]),
  );

  const steps = applicationSteps.map((step) => [
    code(step),
    ...applicationTypes.map((type) =>
      application.stepsLeftOut[type].byDefault.includes(step) ? '—' : 'yes',
    ),
  ]);

  return [
    HEAD,
    '# Enrolling and applications\n',
    'Answers of `src/domain/enrollment`, which decide it: `enrollment-life-cycle.ts`, `enrolling.ts`, `application-form.ts`.\n',
    '## Life of an application\n',
    `\`\`\`mermaid\n${diagram.join('\n')}\n\`\`\`\n`,
    'As long as an application is not sent, the profile says whether it is saved or in progress. A sent one stands where the application-status service says with a code (APPS-09 … APPS-17, OPEN-A066):\n',
    table(['Code', 'Status'], [...codes, ['any other, or none', label(statusOf(sent))]]),
    '',
    'The profile may hold several applications for the same plan and year: the one that was saved last counts, and a time that cannot be read is the oldest. Of two that were saved at the same time the one that was read later counts, unless the earlier one is submitted (APPS-07, APPS-08, OPEN-A065).\n',
    '## What a shopper can do\n',
    'A plan card has its button only while enrolling is possible, and never for a plan that is enroll-suppressed or a Medicare Supplement plan (PLANS-36 … PLANS-40, APPS-25, APPS-26). Where the flag `oleSaveResumeDisabled` is on, the cards of an unfinished application have none.\n',
    table(['Status', 'Plan card', 'Application card'], actions),
    '',
    '## When\n',
    'Enrolling is possible, and applications show, on these days of the server’s calendar (APPS-03 … APPS-06, RULES-03 … RULES-05):\n',
    table(['Plan year', 'From', 'To'], windows),
    '',
    '## Steps of the online application\n',
    'An unfinished application goes on where its furthest finished step leads, else at the first step that is not finished (APPS-38 … APPS-42, OPEN-A075). These steps each kind has by default; `application.stepsLeftOut` changes it.\n',
    table(['Step', ...applicationTypes], steps),
    '',
  ].join('\n');
}

/** Elements of the generated pages. */
export const HEAD = '<!-- Generated by `npm run generate`. Do not edit. -->\n';
const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

export const code = (text) => `\`${text}\``;
