import * as v from 'valibot';
import type { Config } from '../config/settings';
import { dialedNumber } from '../domain/phone';
import { escapeForUrl } from '../domain/shopper/routes';
import { callEndpoint } from './endpoint';
import { callJson, hostOf, type Result } from './http';
import { group, text } from './wire';

const planContact = group({ phoneNumber: text, tty: text, hoursOfOperation: text });

export type PlanContact = v.InferOutput<typeof planContact>;

/** `GET /planinfo/individual-search/plans/{planId}/plan-years/{year}/plan-contact` (NET-24, APPS-18). */
export const readPlanContact = (config: Config, planId: string, year: number): Promise<Result<PlanContact>> =>
  callJson(
    {
      ...hostOf(config),
      call: 'plan contact',
      url: `${config.services.planInfo}/planinfo/individual-search/plans/${escapeForUrl(planId)}/plan-years/${String(year)}/plan-contact`,
    },
    (body) => v.parse(group({ data: planContact }), body).data,
  );

/** Calls `endpoints.tollFree`; `undefined` for a text that is not a phone number (CONST-03, OPEN-A006). */
export const readTollFreeNumber = (config: Config): Promise<Result<string | undefined>> =>
  callEndpoint(config, 'tollFree', (body) => {
    const { phoneNumber = '' } = v.parse(group({ phoneNumber: text }), body);
    return dialedNumber(phoneNumber) === undefined ? undefined : phoneNumber;
  });
