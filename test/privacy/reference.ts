/** The findings of the hostile page, as a page of the reference. */
import { channels, type Channel } from './hostile-page';
import { kinds, type Kind } from './planted';
import { specifiedPlaces, type SpecifiedPlace } from './specified';

/** The actions of one shopper, and the findings about them. */
export interface Seen {
  leaks: { channel: Channel; kind: Kind }[];
  specified: Map<SpecifiedPlace, Set<Kind>>;
  popups: Set<string>;
  forms: Set<string>;
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const inOrder = (words: Iterable<string>): string => [...words].sort().join(', ') || 'none';

export function privacyReference(visits: ReadonlyMap<string, Seen>): string {
  const all = [...visits.values()];
  const timesSeen = (channel: Channel, kind: Kind): number =>
    all.flatMap(({ leaks }) => leaks).filter((leak) => leak.channel === channel && leak.kind === kind).length;
  const kindsSeenIn = (place: SpecifiedPlace): Kind[] =>
    kinds.filter((kind) => all.some(({ specified }) => specified.get(place)?.has(kind)));
  return `# What a page can see of a shopper

Written by \`npm run privacy\`: \`test/privacy/hostile-page.test.ts\` lets every shopper of the demo, under planted names, press
everything on a page whose own scripts listen to everything, and searches what they have heard. It fails when this page is stale.

## How often it saw a value where none is specified

${table(
  ['where', ...kinds],
  channels.map((channel) => [channel, ...kinds.map((kind) => timesSeen(channel, kind))]),
)}

A request is one that a script of the page hears, by \`fetch\`, \`XMLHttpRequest\` or \`sendBeacon\`. The session recorder is rrweb with its
own defaults, beside the default of \`privacy.maskMarkers\`.

## Where the specification wants a value

${table(
  ['where', 'place', 'seen there', 'alone in', 'why', 'source'],
  specifiedPlaces.map((place) => [
    place.channel,
    place.label,
    kindsSeenIn(place).join(', '),
    place.fields?.map((field) => `\`${field}\``).join(', ') ?? '',
    place.why,
    place.source,
  ]),
)}

## What the shoppers have done

Besides pressing every kind of link, button and panel in every view, changing the year and taking removals back:

${table(
  ['shopper', 'popups', 'forms sent'],
  [...visits].map(([scenario, { popups, forms }]) => [`\`${scenario}\``, inOrder(popups), inOrder(forms)]),
)}
`;
}
