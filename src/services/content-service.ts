import * as v from 'valibot';
import type { Config } from '../config/settings';
import type { PlanSpecificBenefit } from '../domain/plans/benefits';
import { toText } from '../domain/coerce';
import { callJson, hostOf, type Result } from './http';
import { boolean, group, list, requiredNumber, requiredText, table, text } from './wire';

/** The value of an AEM element, which is `{ value }`. */
const elementValue = (element: unknown): unknown =>
  typeof element === 'object' && element !== null ? (element as { value?: unknown }).value : undefined;

const elements = table(elementValue);
const fragment = group({
  properties: group({ elements }),
  entities: list(group({ properties: group({ elements }) })),
});

type Elements = Record<string, unknown>;

/** Reads a content fragment with `GET` below `services.content` (NET-29), at its path in `contentPaths` (NET-30). */
export const readFragment = <Value>(
  config: Config,
  name: keyof Config['contentPaths'],
  parse: (content: { own: Elements; entities: Elements[] }) => Value,
): Promise<Result<Value>> =>
  callJson(
    {
      ...hostOf(config),
      call: `content ${name}`,
      url: `${config.services.content}/${config.contentPaths[name]}`,
    },
    (body) => {
      const { properties, entities } = v.parse(fragment, body);
      return parse({
        own: properties.elements,
        entities: entities.map((entity) => entity.properties.elements),
      });
    },
  );

/** A list of ids, or comma-separated text (OPEN-A088). */
export const idList = v.pipe(
  v.unknown(),
  v.transform((value): string[] => {
    const ids = Array.isArray(value) ? (value as unknown[]) : (toText(value) ?? '').split(',');
    return ids.flatMap((id) => toText(id) ?? []);
  }),
);

const suppressionEntity = v.object({
  planYear: requiredNumber,
  enroll: v.optional(idList, []),
  startApplication: v.optional(idList, []),
});

export type Suppression = v.InferOutput<typeof suppressionEntity>;

/** Suppressed plan ids, one entry per plan year (NET-31). */
export const readSuppression = (config: Config): Promise<Result<Suppression[]>> =>
  readFragment(config, 'suppression', ({ entities }) => v.parse(list(suppressionEntity), entities));

const planBenefitEntity = v.pipe(
  v.object({
    planId: requiredText,
    planYear: requiredNumber,
    benefitName: requiredText,
    benefitDescription: text,
    hideShopperProfile: boolean,
  }),
  v.transform((entry): PlanSpecificBenefit => ({
    planId: entry.planId,
    planYear: entry.planYear,
    name: entry.benefitName,
    description: entry.benefitDescription,
    isHidden: entry.hideShopperProfile ?? false,
  })),
);

export const readPlanBenefits = (config: Config): Promise<Result<PlanSpecificBenefit[]>> =>
  readFragment(config, 'planBenefits', ({ entities }) => v.parse(list(planBenefitEntity), entities));

/** Texts by key, from profile.json and shopper.json (OPEN-A103). */
export const readTexts = (
  config: Config,
  name: 'profileTexts' | 'shopperTexts',
): Promise<Result<Record<string, string>>> =>
  readFragment(config, name, ({ own }) => v.parse(table(toText), own));
