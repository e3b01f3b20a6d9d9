import { planOrder as orderEn } from '../../src/copy/plan-order.en';
import { planOrder as orderEs } from '../../src/copy/plan-order.es';
import { plansOverview as overviewEn } from '../../src/copy/plans-overview.en';
import { plansOverview as overviewEs } from '../../src/copy/plans-overview.es';
import { yearCost as costEn } from '../../src/copy/year-cost.en';
import { yearCost as costEs } from '../../src/copy/year-cost.es';

/** The parts of the list that only pages with `year-cost` or `order-by` load. */
export { CardOrder, OrderControl, OrderStatus } from './card-order';
export { PlansAnswer } from './plans-answer';
export { PlansOverview } from './plans-overview';
export { YearCostLine, YearCostNote } from './year-cost';
export { planOrderAtoms } from '../../src/state/plans/plan-order';

export const texts = {
  en: { ...orderEn, ...overviewEn, ...costEn },
  es: { ...orderEs, ...overviewEs, ...costEs },
};
