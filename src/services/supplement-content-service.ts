import * as v from 'valibot';
import type { Config } from '../config/settings';
import { isRecord, toText } from '../domain/coerce';
import { callJson, hostOf, type Result } from './http';
import { group, table } from './wire';

const elementValue = (element: unknown): unknown => (isRecord(element) ? element.value : undefined);

const fragment = group({ properties: group({ elements: table(elementValue) }) });

/** Reads the elements of a content fragment. */
export const readElements = <Value>(
  config: Config,
  name: keyof Config['contentPaths'],
  path: string,
  parse: (elements: Record<string, unknown>) => Value,
): Promise<Result<Value>> =>
  callJson(
    {
      ...hostOf(config),
      call: `content ${name}`,
      url: `${config.services.content}/${path}`,
    },
    (body) => parse(v.parse(fragment, body).properties.elements),
  );

/**
 * Texts about supplements by key, from MedsupContent.json (NET-29, NET-30, MEDSUPP-18, OPEN-A103). `path` is the configured
 * one, with `{state}` replaced by the shopper's state.
 */
export const readSupplementTexts = (
  config: Config,
  path = config.contentPaths.medsuppTexts,
): Promise<Result<Record<string, string>>> =>
  readElements(config, 'medsuppTexts', path, (elements) => v.parse(table(toText), elements));
