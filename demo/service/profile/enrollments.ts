import { snpType } from '../plans/plan';
import { findPlan } from '../plans/records';
import type { Enrollment } from '../wire';
import { chicago } from './accounts';
import { savedPlan } from './holder';

interface Progress {
  isSubmitted: boolean;
  /** 'Saved', 'In-Progress', 'Submitted' */
  status: string;
  /** `YYYY-MM-DDThh:mm`, central time. */
  savedAt: string;
  confirmationNo?: string;
  formData?: string;
}

/**
 * An application for a plan of the public records, started at midnight of the day on which it was last saved.
 */
export function enrollment(planId: string, planYear: string, progress: Progress): Enrollment {
  const { savedAt, confirmationNo = '', ...rest } = progress;
  const { planType, zipCode, county } = savedPlan(planId, planYear, chicago);
  const record = findPlan(planId);
  return {
    planId,
    planName: record?.name ?? '',
    planYear,
    planType,
    zipCode,
    county,
    snpType: record ? snpType(record) : '',
    monthlyPremium: record?.premium ?? null,
    ...rest,
    lastSaved: savedText(savedAt),
    confirmationNo,
    createDateTime: `${savedAt.slice(0, 10)}T00:00:00`,
    updateDateTime: `${savedAt}:00`,
  };
}

/** "2026-11-02T09:30" → "saved 11/02/2026 09:30 AM CST" (DATA-11) */
function savedText(savedAt: string): string {
  const [day = '', time = ''] = savedAt.split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  const [hour = '', minute = ''] = time.split(':');
  const hours = String(Number(hour) % 12 || 12).padStart(2, '0');
  return `saved ${month}/${date}/${year} ${hours}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'} CST`;
}
