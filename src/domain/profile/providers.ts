import { isPrivateFeeForService, planGroupOf, type PlanType } from '../plans/plan';
import type { Provider } from './profile';

/** Meaning of the icon next to a provider. */
export type ProviderKind = 'place' | 'dental' | 'behavioral' | 'medical' | 'general';

const kinds: readonly ProviderKind[] = ['dental', 'behavioral', 'medical'];

const nameOf = (text: string | undefined): string => (text ?? '').trim().toLowerCase();

/** A facility is always a place, regardless of its coverage type (DOCS-08, DOCS-09, MODEL-08, OPEN-B11). */
export function providerKindOf({
  type,
  coverageType,
}: Pick<Provider, 'type' | 'coverageType'>): ProviderKind {
  if (nameOf(type) === 'place') return 'place';
  return kinds.find((kind) => kind === nameOf(coverageType)) ?? 'general';
}

/**
 * The question about the doctors: a private fee-for-service plan among the saved Medicare Advantage plans has no
 * network, so any doctor who accepts Medicare may participate (DOCS-10, DOCS-11, OPEN-B12).
 */
export const doctorsQuestionOf = (
  plans: readonly { planType: PlanType; planName?: string | undefined }[],
): 'acceptsMedicare' | 'inNetwork' =>
  plans.some(({ planType, planName }) => planGroupOf(planType) === 'MA' && isPrivateFeeForService(planName))
    ? 'acceptsMedicare'
    : 'inNetwork';
