import { inRoots } from '../../browser/roots';
import { views, type View } from '../../domain/shopper/view';

/** The element with the heading of each view. */
export const mainElements: Record<View, string> = {
  plans: 'shopper-profile-plans',
  drugs: 'shopper-profile-drugs',
  providers: 'shopper-profile-doctors',
};

/** Views with an element on the page; `<shopper-profile-page>` has all of them. */
export const viewsOnPage = (): readonly View[] =>
  views.filter((view) => inRoots(`${mainElements[view]},shopper-profile-page`).length > 0);
