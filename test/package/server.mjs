/** Imports what a server imports when it renders pages: none of it needs a window, and none of it makes one. */
import assert from 'node:assert';
import { argv } from 'node:process';

const before = Object.getOwnPropertyNames(globalThis);
for (const name of argv.slice(2)) await import(name);

const { ShopperProfileFaq, configure, defineAll } = await import('shopper-profile');
assert.equal(ShopperProfileFaq.contract.tag, 'shopper-profile-faq');
configure({ site: 'AMP' });
defineAll();

// React's own names aside, nothing has come to the globals.
const come = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
assert.deepEqual(come, []);
