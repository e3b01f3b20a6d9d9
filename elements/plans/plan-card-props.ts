import type { ComponentType } from 'react';
import type { EnrollmentAction } from '../../src/domain/enrollment/enrolling';
import type { EnrollmentStatus } from '../../src/domain/enrollment/enrollment-life-cycle';
import type { SecondBenefit } from '../../src/domain/plans/benefits';
import type { SubsidisedPremium } from '../../src/domain/plans/low-income-subsidy';
import type { SavedPlan } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import type { Drug, Provider } from '../../src/domain/profile/profile';
import type { Retry } from '../../src/ui/missing-details';
import type { PricedPlan } from '../../src/ui/use-year-cost';

export type CardPanel = 'doctors' | 'drugs';

/** The plan that the panel describes. */
export interface CardPanelProps {
  plan: SavedPlan;
  detail: PlanDetail;
  /** Name of the plan on the card. */
  name: string;
  /** Opens the drug pricing popup. */
  onSeePrices(): void;
}

/** The components that render the panels. */
export type CardPanels = Readonly<Record<CardPanel, ComponentType<CardPanelProps>>>;

/** A plan that the shopper can choose to compare. */
export interface CompareBoxProps {
  cardKey: string;
  /** Name of the plan on the card. */
  name: string;
  /** Announces the number of chosen plans. */
  onSay(message: string): void;
}

export interface YearCostLineProps extends PricedPlan {
  cardKey: string;
}

export interface PlanCardProps extends Retry {
  cardKey: string;
  plan: SavedPlan;
  /** `undefined` while it loads; `null` if there is nothing to show. */
  detail: PlanDetail | null | undefined;
  secondBenefit: SecondBenefit | undefined;
  /** Whether a notice above the lists offers to try again, so that the card does not. */
  hasNotice?: boolean;
  /** Panels of the card, in order. */
  panelNames: readonly CardPanel[];
  enrollmentStatus: EnrollmentStatus | undefined;
  enrollmentAction: EnrollmentAction | undefined;
  /**
   * Whether the enrollment button does not lead: another plan was approved, or covers more of the saved drugs, or drugs are to be
   * added first.
   */
  isActionQuiet: boolean;
  /** Whether the card says that enrollment is not possible here. */
  cannotEnrollHere: boolean;
  /** Extra Help in percent. No value: prices without Extra Help. */
  subsidyPercent: number | undefined;
  subsidisedPremiums: readonly SubsidisedPremium[];
  /** Renders the cost of a year. No value: the cost does not show. */
  YearCost: ComponentType<YearCostLineProps> | undefined;
  /** Renders the checkbox that chooses the plan to compare. No value: the plan cannot be chosen. */
  Choice: ComponentType<CompareBoxProps> | undefined;
  /** Announces a message to screen readers. */
  onSay(message: string): void;
  /** Saved drugs of the shopper. */
  drugs: readonly Drug[];
  /** Saved doctors and dentists of the shopper. */
  providers: readonly Provider[];
  /** Ids of the plans in the dental list of the content. */
  dentalPlanIds: ReadonlySet<string>;
  /** Whether the shopper was signed out, so that the saved items are unknown (ERR-02). */
  wasSignedOut: boolean;
  headingLevel: number;
  detailsUrl: string;
  /** Whether the details page may be prefetched. */
  isPrefetched: boolean;
  /** Panels that are open. */
  openPanels: readonly CardPanel[];
  panels: CardPanels;
  onTogglePanel(cardKey: string, panel: CardPanel): void;
  /** Opens the drug pricing popup. */
  onSeePrices(cardKey: string): void;
  /** No value: this shopper may not enroll. */
  onEnroll: ((cardKey: string, action: EnrollmentAction) => void) | undefined;
  /** No value: this shopper may not remove plans. */
  onRemove: ((cardKey: string) => void) | undefined;
}

export interface PlanBodyProps extends PlanCardProps {
  detail: PlanDetail;
  /** Name of the plan on the card. */
  name: string;
}
