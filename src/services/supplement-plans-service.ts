import * as v from 'valibot';
import type { Config } from '../config/settings';
import { escapeForUrl } from '../domain/shopper/routes';
import { toText } from '../domain/coerce';
import { callJson, hostOf, type Result } from './http';
import { readElements } from './supplement-content-service';
import { group, list, number, requiredText, text } from './wire';

const supplement = v.object({
  planCode: requiredText,
  planName: text,
  planYear: number,
  stateCode: text,
  medicalPremium: number,
  monthlyPremium: number,
  msLegalEntity: text,
  msPlanPositioningStatement: text,
  marketingPlanCode: text,
  marketingBulletsV2: list(v.object({ icon: text, shortBullets: requiredText })),
});

/** A Medicare Supplement plan in the search response (DATA-16, DATA-19, MODEL-12). */
export type Supplement = v.InferOutput<typeof supplement>;

const searchResponse = group({
  msSearchPlansData: group({ products: list(group({ plans: list(supplement) })) }),
});

/** `GET /medsupp/plans/v2/zip-codes/{zipCode}/products/MEDSUPP/search?benefitsSummaries=true` (NET-25). */
export const searchSupplements = (config: Config, zipCode: string): Promise<Result<Supplement[]>> =>
  callJson(
    {
      ...hostOf(config),
      call: 'supplement search',
      url: `${config.services.medsupp}/medsupp/plans/v2/zip-codes/${escapeForUrl(zipCode)}/products/MEDSUPP/search`,
      query: { benefitsSummaries: 'true' },
    },
    (body) => v.parse(searchResponse, body).msSearchPlansData.products[0]?.plans ?? [],
  );

/**
 * Reads the states in which a supplement application starts on the page, from state-flip.json: a list or comma-separated
 * text (NET-29, NET-30, MEDSUPP-18, OPEN-A087).
 */
export const readApprovedStates = (config: Config): Promise<Result<string[]>> =>
  readElements(config, 'stateFlip', config.contentPaths.stateFlip, ({ states }) => {
    const codes = Array.isArray(states) ? (states as unknown[]) : (toText(states) ?? '').split(',');
    return codes.flatMap((code) => toText(code) ?? []);
  });
