import * as v from 'valibot';
import type { Config } from '../config/settings';
import { isRecord } from '../domain/coerce';
import { callJson, hostOf, type Result } from './http';
import { group } from './wire';

export interface ImportQuery {
  uuid: string;
  isAuthUser: boolean;
  /** Kind of member: one of the two values of the config key `import.triggeredBy` (OPEN-A013). */
  triggeredBy: string;
}

export interface ImportCounts {
  drugCount: number;
  providerCount: number;
  /** `undefined` when the response has no list of plans (OPEN-B69). */
  planCount?: number | undefined;
}

const importResponse = group({
  importSummaryData: group({
    importedPlansData: group({ plans: v.optional(v.unknown()) }),
    importedDrugsAndPharmacySummary: group({ drugs: v.optional(v.unknown()) }),
    importedProvidersSummary: group({ providers: v.optional(v.unknown()) }),
  }),
});

const countOf = (items: unknown): number | undefined =>
  Array.isArray(items) ? items.filter(isRecord).length : undefined;

/**
 * `POST /profiles/import/member-items/v1`; returns the number of items in each list of the response (NET-14, NET-15,
 * HTTP-16, IMPORT-24, IMPORT-25).
 */
export const importMemberItems = (
  config: Config,
  { uuid, isAuthUser, triggeredBy }: ImportQuery,
): Promise<Result<ImportCounts>> =>
  callJson(
    {
      ...hostOf(config),
      call: 'import member items',
      method: 'POST',
      url: `${config.services.profile}/profiles/import/member-items/v1`,
      body: { uuid, isAuthUser, triggeredBy },
    },
    (body): ImportCounts => {
      const { importedPlansData, importedDrugsAndPharmacySummary, importedProvidersSummary } = v.parse(
        importResponse,
        body,
      ).importSummaryData;
      return {
        drugCount: countOf(importedDrugsAndPharmacySummary.drugs) ?? 0,
        providerCount: countOf(importedProvidersSummary.providers) ?? 0,
        planCount: countOf(importedPlansData.plans),
      };
    },
  );
