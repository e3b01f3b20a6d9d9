import { timed } from '../../browser/timing';
import { reloadPlans } from '../load/load-flow';
import { storedYearAtom } from '../page/dates';
import { writeStored } from '../shopper/stored-values';
import { write } from '../store';

/** Shows the plans of another year, stores the choice, and reads the profile again (PLANS-04 … PLANS-07). */
export async function switchYear(year: number): Promise<void> {
  write(storedYearAtom, year);
  writeStored('activeYear', String(year));
  await timed('year', reloadPlans);
}
