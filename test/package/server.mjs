/**
 * Imports the modules that a server imports when it renders pages. None of them needs a window or creates
 * one.
 */
import assert from 'node:assert';
import { argv } from 'node:process';

const before = Object.getOwnPropertyNames(globalThis);
for (const name of argv.slice(2)) await import(name);

const { ShopperProfileFaq, configure, defineAll } = await import('shopper-profile');
assert.equal(ShopperProfileFaq.contract.tag, 'shopper-profile-faq');
configure({ site: 'AMP' });
defineAll();

// Except for React's own names, no globals were added.
const come = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
assert.deepEqual(come, []);
