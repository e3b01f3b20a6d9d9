/** The package's types in a host project without any framework. */
import { configure, defineAll, ShopperProfilePlans, type ConfigInput } from 'shopper-profile';
import { ShopperProfileFaq } from 'shopper-profile/elements/faq';
import { createProfileService, startProfileService } from 'shopper-profile/testing';

defineAll();
const config: ConfigInput = { site: 'AMP', phones: { tollFree: '1-800-555-0100' } };
configure(config);
// @ts-expect-error no such brand
configure({ site: 'nowhere' });

const faq = document.createElement('shopper-profile-faq');
faq.headingLevel = 3;
// @ts-expect-error a heading has a level
faq.headingLevel = 'three';
const plans: InstanceType<typeof ShopperProfilePlans> | null =
  document.querySelector('shopper-profile-plans');
new ShopperProfileFaq().headingLevel = 2;

plans?.addEventListener('shopper-profile-navigate', (event) => {
  const url: string = event.detail.url;
  // @ts-expect-error a name is a text
  const name: number = event.detail.name;
  console.log(url, name);
});
document.addEventListener('shopper-profile-ready', ({ detail }) => {
  const outcome: 'success' | 'failure' = detail.outcome;
  console.log(outcome);
});

window.shopperProfileConfig = {
  phones: { tollFree: '1-800-555-0100' },
  navigate: (url) => history.pushState(null, '', url),
};
// @ts-expect-error no such key
window.shopperProfileConfig = { phones: { tollfree: '1-800-555-0100' } };
const tags: { tag: string; state: string }[] | undefined = (await window.shopperProfile?.inspect?.())?.tags;
const isSignedOut: boolean | undefined = await window.shopperProfile?.signOut?.();
console.log(tags, isSignedOut);

const isSent: Promise<boolean> | undefined = window.shopperProfile?.sendEmailReminder?.();
console.log(await isSent);

const service = createProfileService({ shopper: 'member', date: '2026-12-08', fail: { planList: 500 } });
const response: Response = await service.handle(new Request('https://shop.example/landrover/api/serverData'));
service.fail({ profile: 'timeout' });
// @ts-expect-error no such call
service.fail({ planLists: 500 });
// @ts-expect-error no such shopper
createProfileService({ shopper: 'costumer' });
console.log(response.status, service.requests[0]?.call);
await using started = await startProfileService({ port: 4174 });
await started.stop();
