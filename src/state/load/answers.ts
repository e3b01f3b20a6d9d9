import { forgetEarlyAnswers } from '../../browser/early-answers';
import { shared } from '../../browser/shared';
import type { Config } from '../../config/settings';
import type { ApplicationState } from '../../domain/enrollment/application-match';
import type { SupplementApplication } from '../../domain/enrollment/supplement-application';
import type { LowIncomeSubsidy } from '../../domain/plans/low-income-subsidy';
import type { County } from '../../domain/plans/plan';
import type { PlanDetail } from '../../domain/plans/plan-detail';
import { settlesWithin } from './time-limit';

declare module '../../browser/shared' {
  interface PageValues {
    serviceAnswers: ServiceAnswers;
  }
}

/** With when it was asked for. */
export interface Numbered<Answer> {
  answer: Answer;
  number: number;
}

type Answers<Value> = Pick<Map<string, Promise<Value | undefined>>, 'get' | 'set' | 'delete' | 'clear'>;

/** What is asked for here names a person: no other script of the page can list it. */
function unlisted<Value>(): Answers<Value> {
  const answers: Answers<Value> = new Map<string, Promise<Value | undefined>>();
  return {
    get: (key) => answers.get(key),
    set: (key, answer) => answers.set(key, answer),
    delete: (key) => answers.delete(key),
    clear: () => answers.clear(),
  };
}

/** Answers by what was asked, so that no list, county or plan is asked for twice (OPEN-A101). */
interface ServiceAnswers {
  lists: Map<string, Promise<Numbered<readonly PlanDetail[]> | undefined>>;
  counties: Map<string, Promise<readonly County[] | undefined>>;
  plans: Map<string, Promise<Numbered<PlanDetail> | undefined>>;
  eligibility: Map<string, Promise<LowIncomeSubsidy | undefined>>;
  /** By Medicare number. */
  applicationStates: Answers<readonly ApplicationState[]>;
  /** By e-mail address; JSON text of the form, '' where nothing was left. */
  savedApplications: Answers<string>;
  /** By profile id; made by the file that asks. */
  supplements?: Map<string, Promise<{ application: SupplementApplication | null | undefined } | undefined>>;
}

export const answersOfServices = (): ServiceAnswers =>
  shared('serviceAnswers', () => ({
    lists: new Map(),
    counties: new Map(),
    plans: new Map(),
    eligibility: new Map(),
    applicationStates: unlisted<readonly ApplicationState[]>(),
    savedApplications: unlisted<string>(),
  }));

/** Forgets what was asked, so that a refresh asks again. */
export function forgetAnswers(): void {
  forgetEarlyAnswers();
  for (const answers of Object.values(answersOfServices()) as Answers<unknown>[]) answers.clear();
}

/** An answer without a value, and one that is overdue, may be asked for again; if it comes late it still shows. */
export const once = <Value>(
  { loading }: Config,
  answers: Answers<Value>,
  key: string,
  ask: () => Promise<Value | undefined>,
): Promise<Value | undefined> => {
  const known = answers.get(key);
  if (known) return known;
  const answer = ask();
  answers.set(key, answer);
  const forget = (): void => {
    if (answers.get(key) === answer) answers.delete(key);
  };
  void settlesWithin(answer, loading.callWaitMs).then((isInTime) => {
    if (!isInTime) forget();
  });
  void answer.then((value) => {
    if (value === undefined) forget();
  });
  return answer;
};
