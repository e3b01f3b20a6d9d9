import { shopperValueAtom } from '../store';

/** What the navigation states beside the number of saved plans, so that phones show it without scrolling. */
export interface PlansAnswer {
  /** "3 cover all your drugs" */
  text: string;
  /** Leads to these plans. */
  onShow(): void;
}

/** Set by the plans (contract §8, `year-cost`), so pages without it load none of its code. */
export const plansAnswerAtom = shopperValueAtom<PlansAnswer | null>('plansAnswer', null);
