/** Raw figures → the rows of the table. */
import { elements as profileElements } from './render/elements.mjs';
import { pageLimits, ratioLimits, TARGETS } from './targets.mjs';

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const factor = (value) => `${value.toFixed(2)} ×`;
const exactFactor = (value) => `${value.toFixed(3)} ×`;
const milliseconds = (value) => `${value.toFixed(0)} ms`;
const spread = ({ median, lower, upper }) =>
  `${milliseconds(median)} (${lower.toFixed(0)}–${upper.toFixed(0)})`;
const sizes = ({ gzip, brotli }) => `${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`;

const row = (what, figure, target = '', isMet = undefined) => ({ what, figure, target, isMet });
const atMost = (what, figure, value, limit, show) => row(what, figure, `≤ ${show(limit)}`, value <= limit);

function bytesRows({ hello, plans, extraHelp, classic, extraHelpClassic }) {
  const compared = (what, entry, limit) => {
    const { gzip, brotli } = entry.ratio;
    const figure = `${sizes(entry)}, ${entry.files.length} files: ${exactFactor(gzip)} gzip, ${exactFactor(brotli)} brotli`;
    return atMost(what, figure, gzip, limit, factor);
  };
  return [
    row('Bytes: React says hello', sizes(hello)),
    compared('Bytes: Extra Help on a partner page', extraHelp, ratioLimits['partner page ÷ React hello']),
    compared('Bytes: plans page', plans, ratioLimits['plans alone, until the cards show ÷ React hello']),
    row('Bytes: shopper-profile.classic.js', `${sizes(classic)}: ${exactFactor(classic.ratio.gzip)} gzip`),
    row(
      'Bytes: extra-help.classic.js',
      `${sizes(extraHelpClassic)}: ${exactFactor(extraHelpClassic.ratio.gzip)} gzip`,
    ),
  ];
}

function renderRows(sets) {
  const rows = sets.flatMap(({ count, runs, isWholePage, elements, react, ratio }) =>
    (isWholePage ? ['painted'] : ['cards', 'painted']).map((figure) => {
      const what = `${count} cards ${figure === 'cards' ? 'in the document' : 'painted'}`;
      const text = `element ${spread(elements[figure])}, plain React ${spread(react[figure])}, ${runs} runs: ${factor(ratio[figure])}`;
      if (isWholePage) {
        const page = `Page of ${profileElements.length} elements and ${count} cards, painted`;
        return atMost(page, text, ratio[figure], TARGETS.pageRatio, factor);
      }
      return count === 100 ? atMost(what, text, ratio[figure], TARGETS.renderRatio, factor) : row(what, text);
    }),
  );
  const [hundred, thousand] = [100, 1000].map((wanted) =>
    sets.find(({ count, isWholePage }) => count === wanted && !isWholePage),
  );
  if (hundred && thousand) {
    const growth = thousand.elements.painted.median / hundred.elements.painted.median;
    rows.push(
      atMost('Growth from 100 to 1,000 cards, painted', factor(growth), growth, TARGETS.growth, factor),
    );
  }
  return rows;
}

const textsRows = ({ runs, read, unread, ratio }) => [
  row(
    'First cards with 2 MB of JSON texts in the profile, CPU 4 ×',
    `in medsuppData and preData ${spread(read)}, where no one reads them ${spread(unread)}, ${runs} runs: ${factor(ratio)}`,
  ),
];

function removalRows(sets) {
  const rows = sets.map(({ plans, drugs, runs, counts, cards, frames }) =>
    atMost(
      `1 of ${drugs} drugs removed, ${plans} cards, 4 × slower CPU`,
      `counts painted ${spread(counts)}, all cards painted after the last answer ${spread(cards)}, in ${frames} ${frames === 1 ? 'frame' : 'frames'}, ${runs} runs`,
      frames,
      TARGETS.removalFrames,
      (limit) => `${limit} frame`,
    ),
  );
  const [fewest, most] = [sets[0], sets.at(-1)];
  if (fewest === most) return rows;
  const growth = ['counts', 'cards'].map((figure) => {
    const value = most[figure].median / fewest[figure].median;
    const what = `Growth from ${fewest.drugs} to ${most.drugs} drugs, ${figure} painted`;
    return atMost(what, factor(value), value, most.drugs / fewest.drugs, factor);
  });
  return [...rows, ...growth];
}

function delayTarget(scenario) {
  if (scenario.endsWith('responses in the page')) return TARGETS.delaysWithResponses;
  return scenario.endsWith('after another visit') ? TARGETS.delaysAfterAnotherVisit : TARGETS.delays;
}

const requestRows = ({ delayMs, ...scenarios }) =>
  Object.entries(scenarios).flatMap(([scenario, { scripts, calls, shownLate, shownPrompt, delays }]) => [
    row(
      `Requests of the plans page, ${scenario}`,
      `${scripts.count} scripts, ${scripts.depth} deep; ${calls.count} calls, ${calls.depth} deep`,
    ),
    atMost(
      `Plans page with services ${delayMs} ms late, ${scenario}`,
      `${milliseconds(shownLate)}, ${milliseconds(shownPrompt)} without: ${delays.toFixed(2)} × D`,
      delays,
      delayTarget(scenario),
      (limit) => `${limit} × D`,
    ),
  ]);

function layoutRows(pages) {
  return [...new Set(pages.map(({ scenario }) => scenario))].map((scenario) => {
    const ofScenario = pages.filter((page) => page.scenario === scenario);
    const { path, width, shift, nodes } = ofScenario.reduce((one, other) =>
      other.shift > one.shift ? other : one,
    );
    const count = new Set(ofScenario.map((page) => page.path)).size;
    const widths = new Set(ofScenario.map((page) => page.width)).size;
    const culprits = shift > TARGETS.layoutShift ? `: ${nodes.join(', ')}` : '';
    return atMost(
      `Layout shift, ${scenario}, worst of ${count} ${count === 1 ? 'page' : 'pages'} × ${widths} ${widths === 1 ? 'width' : 'widths'}`,
      `${shift.toFixed(3)} (${path}, ${width} px${culprits})`,
      shift,
      TARGETS.layoutShift,
      String,
    );
  });
}

/** The first card of a guest on each page with the plans view, on a phone. */
function firstCardRows(pages) {
  const ofGuest = pages.filter(
    ({ scenario, width, firstCard }) => scenario === 'guest' && width === 390 && firstCard > 0,
  );
  const lowest = ofGuest.toSorted((one, other) => other.firstCard - one.firstCard)[0];
  return lowest
    ? [
        atMost(
          `First plan card of a guest, 390 px wide, lowest of ${ofGuest.length}`,
          `${lowest.firstCard} px (${lowest.path})`,
          lowest.firstCard,
          TARGETS.firstCardTop,
          (limit) => `${limit} px`,
        ),
      ]
    : [];
}

/** The visit in which analytics started closest to the cards. */
function telemetryRows(visits) {
  const bytes = Math.max(...visits.map(({ bytesBefore }) => bytesBefore));
  const requests = Math.max(...visits.map(({ requestsBefore }) => requestsBefore));
  const gaps = visits.map(({ cardsAt, firstAt }) => firstAt - cardsAt);
  return [
    row(
      `Analytics before the first cards, CPU 4 ×, worst of ${visits.length} visits`,
      `${bytes} bytes, ${requests} requests; ${milliseconds(Math.min(...gaps))} or more behind them`,
      '0 bytes, 0 requests',
      bytes === 0 && requests === 0,
    ),
  ];
}

const taskRows = (pages) =>
  pages.map(({ name, isReference, longest, typical: [task] }) => {
    const range = `${Math.min(...longest).toFixed(0)}–${Math.max(...longest).toFixed(0)}`;
    const what = `Longest task at 4 × slower CPU, ${name}`;
    const figure = `${milliseconds(task.ms)} (${longest.length} runs: ${range})${task.ms > TARGETS.longestTask ? `: ${task.causes.join(', ')}` : ''}`;
    if (isReference) return row(what, figure);
    return atMost(what, figure, task.ms, TARGETS.longestTask, milliseconds);
  });

const blockingRows = ({ runs, ...times }) =>
  [
    ['passed', 'long tasks'],
    ['used', 'processor time'],
  ].flatMap(([time, name]) => {
    const { bundle, blocked, hello, beyondBlocked, ratio } = times[time];
    const what = `Blocking time of the bundle beside React hello, ${name}`;
    const beyond = `${milliseconds(beyondBlocked.bundle)} and ${milliseconds(beyondBlocked.hello)} beyond the blocked page`;
    return [
      row(
        `Blocking time at 4 × slower CPU, AMP page, ${name}`,
        `${spread(bundle)}; with the bundle blocked ${spread(blocked)}; React hello in its place ${spread(hello)}, ${runs} runs`,
      ),
      ratio === undefined
        ? row(what, beyond, `≤ ${factor(TARGETS.blocking)}`)
        : atMost(what, `${beyond}: ${factor(ratio)}`, ratio, TARGETS.blocking, factor),
    ];
  });

const nameOfCell = ({ protocol, network, slowdown }) => `${protocol}, ${network}, CPU ${slowdown} ×`;
const worstOf = (cells, figure) => cells.reduce((one, other) => (figure(other) > figure(one) ? other : one));

function pagesRows(cells) {
  const worst = (what, figure, limit, show) => {
    const cell = worstOf(cells, figure);
    return atMost(
      `${what}, worst cell`,
      `${show(figure(cell))} (${nameOfCell(cell)})`,
      figure(cell),
      limit,
      show,
    );
  };
  return [
    ...cells.map((cell) =>
      row(
        `First cards, ${nameOfCell(cell)}`,
        `${spread(cell.chunks)}; one file ${spread(cell.classic)}: ${factor(cell.toClassic)}; floor ${spread(cell.floor)}: ${factor(cell.toFloor)}; ${cell.runs} runs; ${cell.scripts.files.length} scripts, ${kilobytes(cell.scripts.gzip)} gzip`,
      ),
    ),
    worst('First cards, beside one file', ({ toClassic }) => toClassic, TARGETS.pageToClassic, factor),
    worst('First cards, beside the floor', ({ toFloor }) => toFloor, TARGETS.pageToFloor, factor),
    worst(
      'Scripts until all elements show',
      ({ scripts }) => scripts.files.length,
      pageLimits['AMP page, consumer'].files,
      String,
    ),
    worst(
      'Scripts until all elements show, gzip',
      ({ scripts }) => scripts.gzip,
      pageLimits['AMP page, consumer'].kilobytes * 1000,
      kilobytes,
    ),
  ];
}

const pressRows = (presses) =>
  presses.map(({ name, slowest, runs }) =>
    atMost(
      `Key press until the next paint: ${name}, CPU 4 ×`,
      `${spread(slowest)}, slowest press of each of ${runs} ${runs === 1 ? 'visit' : 'visits'}`,
      slowest.median,
      TARGETS.press,
      milliseconds,
    ),
  );

export const toRows = ({
  bytes,
  render,
  removal,
  presses,
  requests,
  layout,
  telemetry,
  tasks,
  texts,
  blocking,
  pages,
}) => [
  ...(bytes ? bytesRows(bytes) : []),
  ...(render ? renderRows(render) : []),
  ...(removal ? removalRows(removal) : []),
  ...(presses ? pressRows(presses) : []),
  ...(texts ? textsRows(texts) : []),
  ...(requests ? requestRows(requests) : []),
  ...(layout ? [...layoutRows(layout), ...firstCardRows(layout)] : []),
  ...(telemetry ? telemetryRows(telemetry) : []),
  ...(tasks ? taskRows(tasks) : []),
  ...(blocking ? blockingRows(blocking) : []),
  ...(pages ? pagesRows(pages) : []),
];

const verdict = ({ isMet }) => (isMet === undefined ? '' : isMet ? 'yes' : '**no**');

export const toMarkdown = ({ browser, node, processors }, rows) =>
  [
    `Measured with ${browser}, Node ${node}, ${processors}. Medians (quartiles); ratios are medians of pairs of runs.`,
    '',
    '| what | figure | target | met |',
    '| --- | --- | --- | --- |',
    ...rows.map((entry) => `| ${entry.what} | ${entry.figure} | ${entry.target} | ${verdict(entry)} |`),
  ].join('\n');
