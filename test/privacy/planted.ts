/** The names, drugs and doctors of each test shopper: unique words that tests can search for. */
import type { Service } from '../../demo/service/index';

/** Kinds of private values, in table order. */
export const kinds = [
  'name',
  'e-mail',
  'date of birth',
  'Medicare number',
  'drug',
  'doctor',
  'pharmacy',
  'address',
  'application',
  'agent',
  'uuid',
] as const;

export type Kind = (typeof kinds)[number];

/** Values that the shopper enters in forms. The profile has other values. */
export const typed: Readonly<Record<string, string>> = {
  firstName: 'Wilhelmina',
  lastName: 'Brandywine',
  email: 'letterbox@typed.example',
  dobMonth: '08',
  dobDay: '19',
  dobYear: '1941',
  zipCode: '60614',
  mbi: '7XY9-QK4-RT26',
  doctor: 'Dr. Typhonella Mirrorglass',
};

/** Replacements for the values of the mock service. */
const replacements: readonly (readonly [said: string, planted: string, kind: Kind])[] = [
  ['Sampleton', 'Vandersmoot', 'name'],
  ['Quill', 'Ixworthy', 'name'],
  ['01/05/1956', '11/23/1937', 'date of birth'],
  ['1956-01-05', '1937-11-23', 'date of birth'],
  ['02/14/1950', '11/23/1937', 'date of birth'],
  ['1EG4-TE5-MK73', '3PK8-NW7-ED26', 'Medicare number'],
  ['1EG4TE5MK73', '3PK8NW7ED26', 'Medicare number'],
  ['1EG4-TE5-MK72', '3PK8-NW7-ED27', 'Medicare number'],
  ['1EG4TE5MK72', '3PK8NW7ED27', 'Medicare number'],
  ['Atorvastatin calcium', 'Zyxoquinol', 'drug'],
  ['Eliquis', 'Brumavexin', 'drug'],
  ['Jardiance', 'Kwelfadrine', 'drug'],
  ['Dr. Robin Sample', 'Dr. Hesperia Quandrock', 'doctor'],
  ['Specimen Heart Clinic', 'Quandrock Heartworks', 'doctor'],
  ['Dr. Pat Placeholder', 'Dr. Ludmilla Brackwater', 'doctor'],
  ['Dr. Jo Dummy', 'Dr. Osgood Brackwater', 'doctor'],
  ['Sample Corner Pharmacy', 'Tumbledown Apothecary', 'pharmacy'],
  ['Example Street', 'Wobblestone Lane', 'address'],
  ['Specimen Avenue', 'Grumblethorpe Avenue', 'address'],
  ['1-312-555-0147', '1-312-555-0181', 'address'],
  ['1-312-555-0148', '1-312-555-0182', 'address'],
  ['demo.agent', 'agent.thistlewick', 'agent'],
];

/**
 * Values by which the mock service identifies its shoppers, and values in the responses of applications. They stay
 * unchanged.
 */
const asTheyAre: readonly (readonly [value: RegExp, kind: Kind])[] = [
  [/60505257908|00003089421|00597015230/, 'drug'],
  [/9000000101|9000000202|9000000303/, 'doctor'],
  [/9900025/, 'pharmacy'],
  [/DEMO-(1|2)00\d{3}|DEMO-(MEDICAID|GROUP|MEMBER)-\d+|DEMO-MS-\d+/, 'application'],
];

const FIRST_NAME = 'Quillonia';
const MAIL = 'pigeonpost@planted.example';
const UUID = 'uuid-xylophant';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Pairs = readonly (readonly [from: string, to: string])[];

const replace = (text: string, pairs: Pairs): string =>
  pairs.reduce(
    (done, [from, to]) => done.replaceAll(new RegExp(`(?<!\\w)${escaped(from)}(?!\\w)`, 'g'), to),
    text,
  );

/** Parts of URLs of requests with a response that contains data of a shopper. Plans and counties have names, too. */
const PERSONAL_RESPONSES = /\/landrover\/|\/online-enrollment\//;

/**
 * From now on, the service returns the planted values, and receives its own. Returns the function that plants values in
 * a text, because the data in a guest's browser needs it, too.
 */
export function plant(service: Service): (text: string) => string {
  const { firstName, email } = (service.guestProfile ?? service.state).userDetails;
  const pairs: Pairs = [
    [service.identity.uuid, UUID],
    ...replacements.map(([said, planted]) => [said, planted] as const),
    ...(firstName ? [[firstName, FIRST_NAME] as const] : []),
    ...(email ? [[email, MAIL] as const] : []),
  ];
  const planting = (text: string): string => replace(text, pairs);
  // Two birth dates are replaced by one. The reverse replacement uses that of the account.
  const back = [...new Map(pairs.toReversed().map(([said, planted]) => [planted, said]))];
  const ask = service.fetch.bind(service);
  service.fetch = async (input, init) => {
    const body = init?.body;
    const url = replace(input instanceof Request ? input.url : String(input), back);
    const response = await ask(url, typeof body === 'string' ? { ...init, body: replace(body, back) } : init);
    const { status, headers } = response;
    const text = await response.text();
    return new Response(text === '' ? null : PERSONAL_RESPONSES.test(url) ? planting(text) : text, {
      status,
      headers,
    });
  };
  return planting;
}

/** Every format of a date. */
function dayPatterns(year: string, month: string, day: string): string[] {
  const monthName = new Date(`${year}-${month}-${day}T12:00`).toLocaleString('en', { month: 'long' });
  return [
    ...['/', '-', '.', ''].flatMap((sign) => [
      `${month}${escaped(sign)}${day}${escaped(sign)}${year}`,
      `${year}${escaped(sign)}${month}${escaped(sign)}${day}`,
    ]),
    `${monthName} ${day},? ${year}`,
  ];
}

const medicareNumber = (text: string): string => text.replaceAll('-', '-?');

const patterns: Record<Kind, RegExp> = (() => {
  const {
    firstName = '',
    lastName = '',
    email = '',
    dobMonth = '',
    dobDay = '',
    dobYear = '',
    mbi = '',
    doctor = '',
  } = typed;
  const typedPatterns: Partial<Record<Kind, string[]>> = {
    name: [FIRST_NAME, firstName, lastName],
    'e-mail': [escaped(MAIL), escaped(email), 'typed\\.example', 'planted\\.example'],
    'date of birth': [...dayPatterns(dobYear, dobMonth, dobDay), ...dayPatterns('1937', '11', '23')],
    'Medicare number': [mbi, '3PK8-NW7-ED26', '3PK8-NW7-ED27'].map(medicareNumber),
    doctor: [escaped(doctor), 'Mirrorglass'],
    uuid: [UUID],
  };
  const of = (kind: Kind): RegExp => {
    const all = [
      ...replacements.filter(([, , its]) => its === kind).map(([, planted]) => escaped(planted)),
      ...asTheyAre.filter(([, its]) => its === kind).map(([value]) => value.source),
      ...(typedPatterns[kind] ?? []),
    ];
    return new RegExp(all.join('|'), 'i');
  };
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, RegExp>;
})();

/** A URL encodes a slash as `%2F`, and JSON in JSON escapes a quotation mark. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The kinds of planted values in a text, and the matching words. */
export function kindsIn(text: string): [Kind, string][] {
  const all = text.includes('%') ? `${text}\n${decoded(text)}` : text;
  return kinds.flatMap((kind) => {
    const found = patterns[kind].exec(all)?.[0];
    return found === undefined ? [] : [[kind, found] as [Kind, string]];
  });
}
