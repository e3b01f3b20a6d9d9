import type { KeyLabel, QuestionKey, WizardStep } from './application-questions';
import type { ApplicationType } from './enrolling';
import { isRecord, toBoolean, toText } from '../coerce';

/**
 * The steps of the online application, in order, as routes below its page (APPS-38). A step's `view` is the last part
 * of its route. The name of the review step is ours (OPEN-A075).
 */
export const applicationSteps = [
  '/welcome',
  '/steps/personal-information',
  '/steps/medicare-information',
  '/steps/medicaid-information',
  '/steps/mailing-address',
  '/steps/phone-number',
  '/steps/language-preference',
  '/steps/chronic-questions',
  '/steps/use-disclosure',
  '/steps/prescription-drug-coverage',
  '/steps/special-election-period',
  '/steps/effective-date',
  '/steps/provider-search',
  '/steps/monthly-premium',
  '/steps/authorization',
  '/steps/statement-of-understanding',
  '/review',
] as const;

export type ApplicationStep = (typeof applicationSteps)[number];

/** Omitted steps by type of application (APPS-39, APPS-40, OPEN-A075). */
export type StepsLeftOut = Readonly<Record<ApplicationType, readonly string[]>>;

/** Progress of an application, with the requested answers only. Other answers are not read. */
export interface ApplicationForm {
  steps: readonly Pick<WizardStep, 'view' | 'formValid' | 'nextPageUrl'>[];
  answers: Readonly<Partial<Record<QuestionKey, string>>>;
}

/** Alternative names of questions, by our name. */
export type QuestionAliases = Readonly<Record<string, readonly string[]>>;

const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** A question of the response, with its nested questions at any depth. */
function withSubQuestions(question: Record<string, unknown>): Record<string, unknown>[] {
  const found = [];
  const open = [question];
  for (let next = open.pop(); next; next = open.pop()) {
    found.push(next);
    open.push(...records(next['subQuestionLablesArray' satisfies keyof KeyLabel]).toReversed());
  }
  return found;
}

function answerTo(keys: readonly string[], steps: readonly Record<string, unknown>[]): string | undefined {
  for (const key of keys) {
    for (const { keyLables, data } of steps) {
      const inputs = records(keyLables)
        .flatMap(withSubQuestions)
        .flatMap(({ questionKey, userInput }) => (questionKey === key ? (toText(userInput) ?? []) : []));
      const answer = inputs[0] ?? (isRecord(data) ? toText(data[key]) : undefined);
      if (answer !== undefined) return answer;
    }
  }
  return undefined;
}

/**
 * Parses `formData`, the JSON text of a list of steps (APPS-43, APPS-44). Returns no value for other text; omits a step
 * that cannot be parsed.
 */
export function toApplicationForm(
  formData: string | undefined,
  wanted: readonly QuestionKey[],
  aliases: QuestionAliases = {},
): ApplicationForm | undefined {
  const steps = parsed(formData);
  if (!steps) return undefined;
  const answers = wanted.flatMap((key): [QuestionKey, string][] => {
    const answer = answerTo([key, ...(aliases[key] ?? [])], steps);
    return answer === undefined ? [] : [[key, answer]];
  });
  return {
    steps: steps.flatMap(({ view, formValid, nextPageUrl }) => {
      const name = toText(view);
      return name === undefined
        ? []
        : [{ view: name, formValid: toBoolean(formValid) ?? false, nextPageUrl: toText(nextPageUrl) ?? '' }];
    }),
    answers: Object.fromEntries(answers),
  };
}

function parsed(formData: string | undefined): Record<string, unknown>[] | undefined {
  try {
    const steps: unknown = JSON.parse(formData ?? '');
    return Array.isArray(steps) ? steps.filter(isRecord) : undefined;
  } catch {
    return undefined;
  }
}

const viewOf = (step: string): string => step.slice(step.lastIndexOf('/') + 1);

/** Finds the step by the end of a URL or route of the application. */
const stepOf = (url: string, steps: readonly ApplicationStep[]): ApplicationStep | undefined => {
  const path = url.split(/[?#]/)[0]?.replace(/(\.html)?\/*$/, '') ?? '';
  return steps.find((step) => path === step || path.endsWith(step) || path === viewOf(step));
};

/**
 * The step at which an application resumes (APPS-40 … APPS-42, OPEN-A075): the step after the furthest finished one, if
 * it belongs to this type of application; otherwise the first unfinished step, or the review if all are finished. Steps
 * may come in any order; unknown steps are ignored.
 */
export function stepToResume(
  form: Pick<ApplicationForm, 'steps'> | undefined,
  type: ApplicationType,
  leftOut: StepsLeftOut,
): ApplicationStep {
  const steps = applicationSteps.filter((step) => !leftOut[type].includes(step));
  const finished = (form?.steps ?? []).filter(({ formValid }) => formValid);
  const finishedAs = (step: ApplicationStep) => finished.findLast(({ view }) => view === viewOf(step));
  const furthest = steps.findLast(finishedAs);
  // The welcome page has nothing to finish, so it counts as finished once any other step is finished.
  const firstOpen = steps.find((step) => !finishedAs(step) && !(furthest && step === '/welcome'));
  const next = furthest && stepOf(finishedAs(furthest)?.nextPageUrl ?? '', steps);
  return next ?? firstOpen ?? '/review';
}
