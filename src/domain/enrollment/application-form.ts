import type { KeyLabel, QuestionKey, WizardStep } from './application-questions';
import type { ApplicationType } from './enrolling';
import { isRecord, toBoolean, toText } from '../coerce';

/**
 * The steps of the online application, in order, as routes below its page (APPS-38). A step's `view` is the last part
 * of its route; the review step is ours to name (OPEN-A075).
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

/** Steps by kind of application that it leaves out (APPS-39, APPS-40, OPEN-A075). */
export type StepsLeftOut = Readonly<Record<ApplicationType, readonly string[]>>;

/** How far an application has come, and of its answers those that somebody asks for; the others stay unread. */
export interface ApplicationForm {
  steps: readonly Pick<WizardStep, 'view' | 'formValid' | 'nextPageUrl'>[];
  answers: Readonly<Partial<Record<QuestionKey, string>>>;
}

/** Names of a question beside its own, by its own. */
export type QuestionAliases = Readonly<Record<string, readonly string[]>>;

const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** A question and those below it, however deep, as the wire has them. */
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
 * `formData`, the JSON text of a list of steps (APPS-43, APPS-44). No value when it is no such text; a step that cannot be
 * read is left out.
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

/** A URL of the application, or a route of it, ends in the step's route. */
const stepOf = (url: string, steps: readonly ApplicationStep[]): ApplicationStep | undefined => {
  const path = url.split(/[?#]/)[0]?.replace(/(\.html)?\/*$/, '') ?? '';
  return steps.find((step) => path === step || path.endsWith(step) || path === viewOf(step));
};

/**
 * Where an application goes on (APPS-40 … APPS-42, OPEN-A075): where its furthest finished step leads, if that is a step of this
 * kind of application; else at the first step that is not finished, and when all are, at the review. Steps may come in
 * any order; unknown ones count for nothing.
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
  // The welcome page has nothing to finish: it is behind whoever has finished another.
  const firstOpen = steps.find((step) => !finishedAs(step) && !(furthest && step === '/welcome'));
  const next = furthest && stepOf(finishedAs(furthest)?.nextPageUrl ?? '', steps);
  return next ?? firstOpen ?? '/review';
}
