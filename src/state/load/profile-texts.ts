import { whenIdle } from '../../browser/clock';
import type { Config } from '../../config/settings';
import { favoritesIn, supplementOf } from '../../domain/plans/supplements';
import { topPlansOf } from '../../domain/shopper/recommendation';
import { activeYearAtom } from '../page/dates';
import { recommendationAtom } from '../plans/recommendation';
import { doTextsWait, isUnreadable, medsuppDataAtom, readLongTexts } from '../profile/profile-texts';
import { keepPlansCopy } from '../plans/plans-copy';
import { currentShopper } from '../shopper/shopper';
import { read, shopperGuard } from '../store';
import { loadShownPlans } from '../plans/load-plans';
import { reportProblem } from '../report';

/** Reports JSON texts of the profile that cannot be used, without their contents. */
function reportProblems(): void {
  if (isUnreadable('medsuppData')) reportProblem('medsuppData is no JSON object', 'supplements-unreadable');
  if (isUnreadable('preData')) reportProblem('preData.data is no JSON object', 'recommendation-unreadable');
  const data = read(medsuppDataAtom) ?? {};
  if (favoritesIn(data).some((favorite) => !supplementOf(favorite, data, 0)))
    reportProblem('medsuppData has a saved plan without a code', 'supplement-unreadable');
  if (topPlansOf(read(recommendationAtom), read(activeYearAtom)).length > 1)
    reportProblem('preData.data has more than one plan of rank 1', 'recommendation-ambiguous');
}

/** After the first cards have rendered: parses the long JSON texts of the profile (DATA-12) and loads their plans. */
export async function loadProfileTexts(config: Config): Promise<void> {
  if (doTextsWait()) {
    const isSameShopper = shopperGuard();
    await whenIdle(config.loading.toggleWaitMs);
    if (!isSameShopper()) return;
    readLongTexts();
    if (currentShopper().uuid !== undefined) keepPlansCopy();
    await loadShownPlans();
  }
  reportProblems();
}
