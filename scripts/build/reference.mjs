import { existsSync } from 'node:fs';
import { attributeDefault, attributeType, cssProperty, detailType } from './describe.mjs';
import { documentEvents, pageApiMembers } from './page-api.mjs';
import { capabilitiesProse, factsProse } from './roles-prose.mjs';

/** Created by `npm run screenshots -- --elements`. */
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
    'All elements use the [theme properties](theme.md). The pictures show the brand AMP. The page builder (`npm start`, `/builder/`) shows each element in both brands.\n';
  const reservedSpaceOf =
    '\n## Reserved height\n\nFor developers: `shopper-profile.css` reserves this height for an element until the element has loaded, so that the page does not shift.\n';
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

/** Custom properties that a host page can set, and which of them need contrast. */
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
    'Set these CSS custom properties on a tag or on any of its ancestors. Every element uses all of them.\n',
    table(['Property', 'Value', ...brands, 'What it is for'], rows),
    '\n## Required contrast\n',
    'The surface is also the text color of a filled button, so the action color needs contrast with it in both directions. The border and the accent need no minimum contrast, because text repeats what they show.\n',
    table(['This', 'on this', 'At least'], pairs),
    '\n## Colors show as you set them\n',
    '- A color that you leave out has the default of the brand. So, for a dark surface, set all colors that appear on it.',
    '- When the page is idle, the contrast of each theme is measured: in editors, and on pages that are not public (`environment` other than `"Online"`). The console names each pair of colors with too little contrast, and the property to set.',
    '- On partner pages, contrast is not measured. Their guide has [complete light and dark themes](../guides/partner.md#make-it-look-like-your-page).',
    '',
  ].join('\n');
}

/** The error codes of `shopper-profile-error`. */
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
    'Each `shopper-profile-error` event has a `code` that names the problem. Its `detail` is `{ source, message, code }` and contains no personal data. Start with [troubleshooting](../troubleshooting.md).\n',
    'The console shows a line for each error, which ends with the code: `[shopper-profile] plan list failed: status 500 [plans-failed]`.\n',
    table(['Code', 'What has happened', 'What to do', 'Requirements'], rows),
    '',
  ].join('\n');
}

/** The functions and events for scripts of the page. */
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
    'This object exists when the script has run. Partner pages have only `version`, `configure`, `observe` and `ready`, so in TypeScript, call the others with `?.`: `window.shopperProfile?.inspect?.()`. A function that resolves to a boolean never rejects.\n',
    table(['Member', 'Meaning'], methods),
    '\n## Events at the document\n',
    table(['Event', '`detail`', 'When'], events),
    '\n`detail` of `shopper-profile-ready` and `-data-loaded` is `{ outcome: "success" | "failure" }`. `shopper-profile-error` comes from the document (`load`, `host`) or from an element, with `{ source, message, code }`: [codes](errors.md).\n',
    '## Events of elements\n',
    'These events bubble up to the document. For the events of each element, see [elements](elements.md). `go()` dispatches its navigation event on the document.\n',
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
    'This page lists every text that shoppers read, by key. A host page can replace any of them with the configuration key `texts`. Names in braces, such as `{count}`, are placeholders. Keys that end in `.one` and `.other` are the singular and the plural of one text.\n',
    'Opening hours and phone numbers come from the configuration: `{hours}` from [`hours`](configuration.md), `{phone}` and `{tty}` from `phones`.\n',
    table(columns, rowsOf(texts)),
    ...ofBrands,
    '\n## Texts of partner pages\n',
    '`extra-help.js` and `extra-help.classic.js` use these instead of the texts above.\n',
    table(columns, ofPartner),
    '',
  ].join('\n');
}

/** Throws unless the file with the sentences has exactly these names. */
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

/** The capabilities that `shopperOf` returns for the sample visits. */
export function rolesReference({ kinds, switches, shopperOf }) {
  const columns = Object.values(kinds);
  const capabilities = ({ may }) => may;
  const facts = (shopper) => Object.fromEntries(Object.entries(shopper).filter(([name]) => name !== 'may'));
  const word = (value) => (value ? (value.status ?? 'yes') : '—');

  /** `yes`, `—`, a status, or the flags that change the value. */
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
    '# What each kind of shopper can do\n',
    'What a shopper can see and do depends on who they are: a guest, a member, or a shopper with an agent. The tables show the results of `shopperOf` in `src/domain/shopper/roles.ts`, which decides this for the whole page. A capability that is not listed is available to everyone (ROLES-25, OPEN-A095). Guest, member, agent and cloaked are independent of each other (OPEN-A015): the columns are examples, and other combinations exist.\n',
    '## Kinds of user\n',
    ...columns.map(({ head, about }) => `- **${head}**: ${about}`),
    '',
    '## What a site can change\n',
    'The tables show a page without feature flags, with the default configuration and one allowed creator. A cell with a letter depends on a setting: `if A` means yes when A is true, and `unless C` means yes when C is not true.\n',
    ...Object.entries(switches).map(([letter, { about }]) => `- **${letter}**: ${about}`),
    '',
    section('Facts', factsProse, facts),
    '',
    section('Capabilities', capabilitiesProse, capabilities),
    '',
  ].join('\n');
}

/** The analytics reference: every event and its fields. */
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
    'This page lists all data that the profile sends to analytics. It is generated from `src/telemetry/tracked-events.ts`. The code for analytics is a separate file that loads after the plan cards, 500 ms after the load flow (CONST-06). It does not load while `analytics.enabled` is false. A site that waits for consent sets it to false, and later calls `configure({ analytics: { enabled: true } })`. Earlier events are then not sent. When a request to an analytics service fails, the page sends it no further requests and logs one line.\n',
    'Partner pages have no analytics. They can listen to the events of the element.\n',
    '## Page data array\n',
    'The page adds entries `{ event, data: { assetName, site, environment } }` to the array that `analytics.pageDataArray` names (TRACK-10, OPEN-B27). An asset name is cut to 100 characters (TRACK-12). In the table, `planDetails`, `drugs`, `plan`, `remove-plan`, `email` and `profile-failed` are examples of a route, a view, a kind of item, a popup, a form and an error code. None of them contains personal data.\n',
    table(['What happens', 'When', 'Type', 'Asset name, as an example', 'Requirements'], entries),
    '\n## Analytics call\n',
    'The page sends this `message` with `POST /gpdCustomEvent` (HTTP-19 … HTTP-21). Fields about the shopper are missing for a guest, and fields about an agent without an agent. Names are cut to 100 characters.\n',
    table(['What happens', 'Field', 'Example', 'Requirements'], messages),
    '\n## Domo call\n',
    'The page sends `POST /shopper-profile/api/domo/v1` with `uuid`, `eventType` and `eventTimestamp` (ISO 8601, UTC), for shoppers who are signed in (HTTP-22, OPEN-B35).\n',
    table(['What happens', '`eventType`, as an example', 'Requirements'], domo),
    '',
  ].join('\n');
}

const YEAR = 2028; // a leap year

/** Every date of the year, `YYYY-MM-DD`. */
const daysOfYear = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(YEAR, 0, 1 + day)).toISOString().slice(0, 10),
);

const dayName = (day) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });

/** First and last date of each range of neighbors with the same value: `[first, last, answer]`. */
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

/** The life cycle of an application as a diagram, and what the functions return for each status. */
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
    'When a shopper can enroll in a plan, and what happens to an application. The page is generated from the rules in `src/domain/enrollment`: `enrollment-life-cycle.ts`, `enrolling.ts` and `application-form.ts`.\n',
    '## Life of an application\n',
    `\`\`\`mermaid\n${diagram.join('\n')}\n\`\`\`\n`,
    'The profile tells whether an application that has not been sent is saved or in progress. For a sent application, the application-status service returns a code (APPS-09 … APPS-17, OPEN-A066):\n',
    table(['Code', 'Status'], [...codes, ['any other, or none', label(statusOf(sent))]]),
    '',
    'The profile can contain several applications for the same plan and year. The page uses the one that was saved last; an unreadable time counts as the oldest. If two have the same time, the page uses the second one, unless the first one is submitted (APPS-07, APPS-08, OPEN-A065).\n',
    '## What a shopper can do\n',
    'A plan card has an enroll button only while enrolling is possible. Enroll-suppressed plans and Medicare Supplement plans never have one (PLANS-36 … PLANS-40, APPS-25, APPS-26). If the flag `oleSaveResumeDisabled` is on, cards with an unfinished application have none either.\n',
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
export const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');

export const code = (text) => `\`${text}\``;
