import { atom } from '../../src/state/store';
import { configAtom } from '../../src/state/config';
import { continueShoppingAtom } from '../../src/state/page/continue-shopping';
import { isPlansLoadedAtom, isProfileFailedAtom } from '../../src/state/profile/profile-state';
import { isPlansExistsAtom } from '../../src/state/plans/plans';
import { areSavedPlansKnownAtom } from '../../src/state/plans/saved-supplements';
import { recommendationResultsUrlAtom } from '../../src/state/plans/recommendation';
import { routeUrlAtom } from '../../src/state/page/routes';
import { mayAtom } from '../../src/state/shopper/shopper';

/** `awaited`: most shoppers have saved a plan, so height is reserved until the profile is known (OPEN-A042). */
export const shoppingOptionsStateAtom = atom((get): 'none' | 'awaited' | 'shown' => {
  if (!get(configAtom).blocks.shoppingOptions || get(isProfileFailedAtom)) return 'none';
  if (!get(isPlansLoadedAtom)) return 'awaited';
  if (get(isPlansExistsAtom)) return 'shown';
  return get(areSavedPlansKnownAtom) ? 'none' : 'awaited';
});

/**
 * The options that have a URL, by the names of their routes. A cloaked profile gets neither the option to shop nor the
 * recommendation (SHELL-67, contract §7).
 */
export const shoppingOptionsAtom = atom((get) => {
  const urlOf = get(routeUrlAtom);
  const wayBack = get(continueShoppingAtom);
  const mayShop = get(mayAtom('browsePlans'));
  const options = [
    { key: `continue.${wayBack.route}`, route: wayBack.route, url: mayShop ? wayBack.url : '' },
    // Omitted if the first option leads there already.
    {
      key: 'recommendation',
      route: 'recommendation',
      url: !mayShop || wayBack.route === 'recommendation' ? '' : urlOf('recommendation'),
    },
    {
      key: 'recommendationResults',
      route: 'recommendationResults',
      url: get(recommendationResultsUrlAtom),
    },
    { key: 'education', route: 'education', url: urlOf('education') },
  ] as const;
  return options.filter(({ url }) => url !== '');
});
