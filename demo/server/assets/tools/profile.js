/** The profile functions of the mock tools: read and change one of its lists. */

const AGENT_KEY = 'agentSession';
const GUEST_PROFILE = 'shopperProfile.guestProfile';

const lists = {
  providers: ['providersDetails', 'providerIdList'],
  drugs: ['drugsAndPharmacyDetails', 'drugInfoDetails'],
};

const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function headers() {
  const token = cookie('XSRF-TOKEN');
  const agent = sessionStorage.getItem(AGENT_KEY);
  return {
    'Content-Type': 'application/json',
    ...(token && { 'X-XSRF-TOKEN': decodeURIComponent(token) }),
    ...(agent && { 'X-Session-Id': agent }),
  };
}

async function call(url, options = {}) {
  const response = await fetch(url, { ...options, headers: headers() });
  if (!response.ok) throw new Error(`the profile service says ${response.status}`);
  return response.json();
}

const urlOf = (uuid, section) => `/landrover/api/Users/${encodeURIComponent(uuid)}/${section}`;

/** The whole profile of a guest, or the section that contains the list. */
const readHolder = async (uuid, section) =>
  uuid === null ? JSON.parse(localStorage.getItem(GUEST_PROFILE) ?? '{}') : call(urlOf(uuid, section));

export async function readList(uuid, section) {
  const [group, list] = lists[section];
  return (await readHolder(uuid, section))[group]?.[list] ?? [];
}

/** Reads the list, changes it and saves it. The list of a guest stays in the browser. */
export async function changeList(uuid, section, change) {
  const [group, list] = lists[section];
  const holder = await readHolder(uuid, section);
  const part = { ...holder[group], [list]: change(holder[group]?.[list] ?? []) };
  if (uuid === null) localStorage.setItem(GUEST_PROFILE, JSON.stringify({ ...holder, [group]: part }));
  else await call(urlOf(uuid, section), { method: 'POST', body: JSON.stringify(part) });
}

/** An element with properties and children. Texts are never parsed as HTML. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** "MOUNT SINAI HOSPITAL" → "Mount Sinai Hospital" */
export const titleCase = (text) =>
  text.toLowerCase().replace(/(^|[\s(/-])\S/g, (start) => start.toUpperCase());

/** "ATORVASTATIN CALCIUM" → "Atorvastatin calcium" */
export const sentenceCase = (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
