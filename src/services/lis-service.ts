import * as v from 'valibot';
import type { Config } from '../config/settings';
import { LEVEL_OF_YES, type LowIncomeSubsidy } from '../domain/plans/low-income-subsidy';
import { callEndpoint } from './endpoint';
import type { Result } from './http';
import { boolean, group, list, number, requiredNumber, requiredText } from './wire';

const lisData = group({
  _isEligibleForLIS: boolean,
  _LISLevel: number,
  _subsidyList: list(
    v.object({ planId: requiredText, planYear: requiredNumber, monthlyPremium: requiredNumber }),
  ),
});

/** Parses LIS data of the service or of the personalization object (HELP-08, HELP-09, DATA-39). */
export function parseLisData(body: unknown): LowIncomeSubsidy {
  const data = v.parse(lisData, body);
  return {
    level:
      data._isEligibleForLIS === true
        ? (data._LISLevel ?? LEVEL_OF_YES)
        : data._isEligibleForLIS === false
          ? 0
          : null,
    subsidisedPremiums: data._subsidyList,
  };
}

export interface LisQuery {
  zip: string | undefined;
  stateCode: string | undefined;
  fipsCode: string | undefined;
  planYear: number;
}

/** Reads LIS data by county (NET-26). */
export const readLisData = (config: Config, query: LisQuery): Promise<Result<LowIncomeSubsidy>> =>
  callEndpoint(config, 'lisData', parseLisData, { query: { ...query } });
