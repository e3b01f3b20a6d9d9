/** All elements in one plain React root: the same widgets, store, services and style sheets, without custom elements. */
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { installBrandApi } from '../../elements/page-api';
import { loadStarter } from '../../src/browser/page';
import { toCamelCase, type ElementContract } from '../../src/element-kit/contract';
import { accountReadyContract } from '../../elements/account-ready/account-ready.contract';
import { activePlanContract } from '../../elements/active-plan/active-plan.contract';
import { applicationsContract } from '../../elements/applications/applications.contract';
import { bannerContract } from '../../elements/banner/banner.contract';
import { disclosuresContract } from '../../elements/disclosures/disclosures.contract';
import { drugEstimatorContract } from '../../elements/drug-estimator/drug-estimator.contract';
import { emailContract } from '../../elements/email/email.contract';
import { extraHelpContract } from '../../elements/extra-help/extra-help.contract';
import { faqContract } from '../../elements/faq/faq.contract';
import { findPlanContract } from '../../elements/find-plan/find-plan.contract';
import { helpContract } from '../../elements/help/help.contract';
import { loadingContract } from '../../elements/loading/loading.contract';
import { medigapContract } from '../../elements/medigap/medigap.contract';
import { mobilePromptContract } from '../../elements/mobile-prompt/mobile-prompt.contract';
import { navContract } from '../../elements/nav/nav.contract';
import { outageContract } from '../../elements/outage/outage.contract';
import { plansContract } from '../../elements/plans/plans.contract';
import { recommendationPromoContract } from '../../elements/recommendation-promo/recommendation-promo.contract';
import { shoppingOptionsContract } from '../../elements/shopping-options/shopping-options.contract';
import { signOutContract } from '../../elements/sign-out/sign-out.contract';
import { tilesContract } from '../../elements/tiles/tiles.contract';
import { topBarContract } from '../../elements/top-bar/top-bar.contract';
import { AccountReadyWidget } from '../../elements/account-ready/account-ready-widget';
import { ActivePlanWidget } from '../../elements/active-plan/active-plan-widget';
import { ApplicationsWidget } from '../../elements/applications/applications-widget';
import { BannerWidget } from '../../elements/banner/banner-widget';
import { DisclosuresWidget } from '../../elements/disclosures/disclosures-widget';
import { DrugEstimatorWidget } from '../../elements/drug-estimator/drug-estimator-widget';
import { EmailWidget } from '../../elements/email/email-widget';
import { ExtraHelpWidget } from '../../elements/extra-help/extra-help-widget';
import { FaqWidget } from '../../elements/faq/faq-widget';
import { FindPlanWidget } from '../../elements/find-plan/find-plan-widget';
import { HelpWidget } from '../../elements/help/help-widget';
import { LoadingWidget } from '../../elements/loading/loading-widget';
import { MedigapWidget } from '../../elements/medigap/medigap-widget';
import { MobilePromptWidget } from '../../elements/mobile-prompt/mobile-prompt-widget';
import { NavWidget } from '../../elements/nav/nav-widget';
import { OutageWidget } from '../../elements/outage/outage-widget';
import { PlansWidget } from '../../elements/plans/plans-widget';
import { RecommendationPromoWidget } from '../../elements/recommendation-promo/recommendation-promo-widget';
import { ShoppingOptionsWidget } from '../../elements/shopping-options/shopping-options-widget';
import { SignOutWidget } from '../../elements/sign-out/sign-out-widget';
import { TilesWidget } from '../../elements/tiles/tiles-widget';
import { TopBarWidget } from '../../elements/top-bar/top-bar-widget';
import { InPlace, loadTexts } from './in-place';
import { adoptAllSheets } from './sheets';

type Widget = ComponentType<Record<string, unknown>>;

/** In the order of elements.mjs. */
const elements: [ElementContract, unknown][] = [
  [topBarContract, TopBarWidget],
  [bannerContract, BannerWidget],
  [navContract, NavWidget],
  [extraHelpContract, ExtraHelpWidget],
  [outageContract, OutageWidget],
  [accountReadyContract, AccountReadyWidget],
  [activePlanContract, ActivePlanWidget],
  [applicationsContract, ApplicationsWidget],
  [plansContract, PlansWidget],
  [recommendationPromoContract, RecommendationPromoWidget],
  [mobilePromptContract, MobilePromptWidget],
  [tilesContract, TilesWidget],
  [findPlanContract, FindPlanWidget],
  [shoppingOptionsContract, ShoppingOptionsWidget],
  [drugEstimatorContract, DrugEstimatorWidget],
  [medigapContract, MedigapWidget],
  [helpContract, HelpWidget],
  [faqContract, FaqWidget],
  [disclosuresContract, DisclosuresWidget],
  [emailContract, EmailWidget],
  [signOutContract, SignOutWidget],
  [loadingContract, LoadingWidget],
];

/** The props that the elements pass to their widgets on a page that sets no attributes. */
const propsOf = ({ attributes, events }: ElementContract): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(attributes).map(([name, spec]) => [
      toCamelCase(name),
      spec.type === 'boolean' ? name === 'without-extra-help' : spec.default,
    ]),
  ),
  ...Object.fromEntries(Object.keys(events).map((name) => [toCamelCase(`on-${name}`), () => true])),
});

installBrandApi(import.meta.url);
loadStarter().start?.();
adoptAllSheets('#elements > div');

const container = document.querySelector('#elements');
if (!container) throw new Error('The page has no place for the elements.');

const root = createRoot(container);
void loadTexts(elements.map(([{ tag }]) => tag)).then(() => {
  root.render(
    elements.map(([contract, widget]) => {
      const element = contract.tag.replace('shopper-profile-', '');
      return (
        <div key={element} data-element={element}>
          <InPlace tag={contract.tag}>{createElement(widget as Widget, propsOf(contract))}</InPlace>
        </div>
      );
    }),
  );
});
