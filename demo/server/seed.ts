import type { Service } from '../service/index';

/**
 * A script that readies the browser for a new session: what an earlier one left under the bundle's prefix goes, and a
 * guest's profile comes. The identity cookie is the server's business and stays.
 */
export function seedScript({ guestProfile }: Service): string {
  // Texted twice: the script must carry the JSON text that storage is to hold.
  const text = guestProfile ? JSON.stringify(JSON.stringify(guestProfile)) : 'null';
  return `(() => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('shopperProfile.')) storage.removeItem(key);
    }
  }
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    if (name.startsWith('shopperProfile.') && name !== 'shopperProfile.identity') {
      document.cookie = name + '=; path=/; max-age=0';
    }
  }
  const guestProfile = ${text};
  if (guestProfile !== null) localStorage.setItem('shopperProfile.guestProfile', guestProfile);
})();
`;
}
