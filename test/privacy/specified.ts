/** Where the specification requires a value. Everything else is a leak. */
import type { Channel, Trace } from './hostile-page';
import { kindsIn, type Kind } from './planted';

export interface SpecifiedPlace {
  channel: Channel;
  /** Matches the place of a trace; `{uuid}` stands for the shopper's. */
  place: RegExp;
  /** Its name in the reference. */
  label: string;
  kinds: readonly Kind[];
  /** For a JSON body: the only fields that may contain the values. */
  fields?: readonly string[];
  why: string;
  /** Requirement ids, or a section of the contract. */
  source: string;
}

const REQUEST = 'body and headers of a request';
const STORAGE = 'local and session storage';

export const specifiedPlaces: readonly SpecifiedPlace[] = [
  {
    channel: 'address of a request',
    place: /^(GET|POST|DELETE) \/landrover\/api\/Users\//,
    label: '`/landrover/api/Users/{uuid}/…`',
    kinds: ['uuid'],
    why: 'The profile service knows a shopper by it.',
    source: 'NET-05, NET-08, NET-09',
  },
  {
    channel: REQUEST,
    place: /^POST \/landrover\/api\/Users\/[^/]+\/drugs$/,
    label: '`POST /landrover/api/Users/{uuid}/drugs`',
    kinds: ['drug', 'pharmacy'],
    why: 'The list as it is after a removal.',
    source: 'HTTP-04',
  },
  {
    channel: REQUEST,
    place: /^POST \/landrover\/api\/Users\/[^/]+\/providers$/,
    label: '`POST /landrover/api/Users/{uuid}/providers`',
    kinds: ['doctor', 'address'],
    why: 'The list as it is after a removal.',
    source: 'HTTP-05',
  },
  {
    channel: REQUEST,
    place: /\/profiles\/merge\/v1$/,
    label: '`POST /landrover/api/profiles/merge/v1`',
    kinds: ['name', 'e-mail', 'date of birth', 'Medicare number'],
    fields: ['firstName', 'lastName', 'email', 'dob', 'mbi'],
    why: 'What shoppers have typed to show who they are.',
    source: 'HTTP-09, HTTP-11',
  },
  {
    channel: REQUEST,
    place: /\/profiles\/import\/member-items\/v1$/,
    label: '`POST /landrover/api/profiles/import/member-items/v1`',
    kinds: ['uuid'],
    fields: ['uuid'],
    why: 'Whose drugs and doctors are to come.',
    source: 'NET-14, HTTP-16',
  },
  {
    channel: REQUEST,
    place: /\/applications\/status\/v1$/,
    label: '`POST /landrover/api/applications/status/v1`',
    kinds: ['Medicare number'],
    fields: ['mbi'],
    why: 'The service knows applications by it.',
    source: 'NET-19, APPS-22',
  },
  {
    channel: REQUEST,
    place: /\/fetchEnrollmentDataByEmailId\//,
    label: '`POST /online-enrollment/user/fetchEnrollmentDataByEmailId/…`',
    kinds: ['e-mail'],
    fields: ['emailId'],
    why: 'The service knows saved applications by it.',
    source: 'NET-16',
  },
  {
    channel: REQUEST,
    place: /\/emailrest\/profile\/email\/v1$/,
    label: '`POST /EmailWAR/emailrest/profile/email/v1`',
    kinds: ['name', 'e-mail', 'date of birth', 'Medicare number'],
    fields: ['firstName', 'lastName', 'emailAddress', 'dob', 'mbi'],
    why: 'The reminder, which the host asks for.',
    source: 'HTTP-17, MODEL-19',
  },
  {
    channel: REQUEST,
    place: /\/emailrest\/profile\/stop-reminder\/v1$/,
    label: '`POST /EmailWAR/emailrest/profile/stop-reminder/v1`',
    kinds: ['uuid'],
    fields: ['uuid'],
    why: 'The profile that was merged gets no reminder any more.',
    source: 'HTTP-15, IDENT-32',
  },
  {
    channel: REQUEST,
    place: /\/gpdCustomEvent$/,
    label: '`POST …/gpdCustomEvent`',
    kinds: ['name', 'agent', 'uuid'],
    fields: ['user_fullname', 'agent_name', 'user_id'],
    why: 'Three of the seven fields of an analytics event.',
    source: 'TRACK-01, TRACK-02',
  },
  {
    channel: REQUEST,
    place: /\/shopper-profile\/api\/domo\/v1$/,
    label: '`POST /shopper-profile/api/domo/v1`',
    kinds: ['uuid'],
    fields: ['uuid'],
    why: 'Whose profile something has happened to.',
    source: 'HTTP-22',
  },
  {
    channel: STORAGE,
    place: /^shopperProfile\.guestProfile$/,
    label: '`shopperProfile.guestProfile`',
    kinds: ['uuid', 'drug', 'doctor', 'pharmacy', 'address'],
    why: 'A guest’s profile is in the browser, and nowhere else.',
    source: 'LOAD-35',
  },
  {
    channel: STORAGE,
    place: /^shopperProfile\.rememberedFor$/,
    label: '`shopperProfile.rememberedFor`',
    kinds: ['uuid'],
    why: 'What a browser remembers counts for the shopper who has left it.',
    source: 'contract',
  },
  {
    channel: STORAGE,
    place: /^shopperProfile\.comparedPlans$/,
    label: '`shopperProfile.comparedPlans`',
    kinds: ['uuid'],
    fields: ['owner'],
    why: 'The plans chosen to be compared count for the shopper who has chosen them.',
    source: 'contract §8',
  },
  {
    channel: STORAGE,
    place: /^shopperProfile\.identity$/,
    label: '`shopperProfile.identity`, in an agent flow',
    kinds: ['uuid', 'agent'],
    fields: ['uuid', 'agentUserName'],
    why: 'Who is signed in, until the agent closes the tab.',
    source: 'contract §3',
  },
  {
    channel: 'cookie',
    place: /^shopperProfile\.identity$/,
    label: '`shopperProfile.identity`',
    kinds: ['uuid'],
    fields: ['uuid'],
    why: 'Who is signed in.',
    source: 'contract §3',
  },
  {
    channel: 'event of the page',
    place: /^shopper-profile-navigate$/,
    label: '`shopper-profile-navigate`',
    kinds: ['application'],
    fields: ['applicationId', 'confirmationNo'],
    why: 'Which application the host is asked to open.',
    source: 'APPS-26, APPS-35',
  },
  {
    channel: 'address gone to, history, title',
    place: /^\/medsupp\/resume$/,
    label: 'the link that goes on with a supplement application',
    kinds: ['date of birth', 'application'],
    fields: ['DOB', 'applicationId'],
    why: 'The page that it leads to asks for both.',
    source: 'APPS-35, APPS-36',
  },
];

/** The text without the values of these fields, in JSON, in JSON in JSON, and in the query of a URL. */
const withoutFields = (text: string, fields: readonly string[]): string =>
  fields.reduce(
    (rest, field) =>
      rest.replaceAll(new RegExp(`(\\\\*"${field}\\\\*":\\\\*")[^"\\\\]*|([?&]${field}=)[^&]*`, 'g'), '$1$2'),
    text,
  );

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface Sighting {
  kind: Kind;
  word: string;
  /** Without a value, it is a leak. */
  specified?: SpecifiedPlace;
}

/** Every kind of value in a trace, and whether it is allowed there. */
export function sightingsIn({ channel, place, text }: Trace): Sighting[] {
  const found = kindsIn(text);
  if (found.length === 0) return [];
  const specified = specifiedPlaces.find((one) => one.channel === channel && one.place.test(place));
  if (!specified) return found.map(([kind, word]) => ({ kind, word }));
  const { kinds, fields } = specified;
  const readable = channel === 'cookie' ? decoded(text) : text;
  const elsewhere = new Map(fields ? kindsIn(withoutFields(readable, fields)) : []);
  return found.map(([kind, word]) => {
    const other = elsewhere.get(kind);
    return kinds.includes(kind) && other === undefined
      ? { kind, word, specified }
      : { kind, word: other ?? word };
  });
}
