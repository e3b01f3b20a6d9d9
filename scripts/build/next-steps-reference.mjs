/** docs/reference/next-steps.md. */
import { HEAD, table } from './reference.mjs';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const dayName = (day) => `${MONTHS[Number(day.slice(0, 2)) - 1]} ${Number(day.slice(3))}`;

const periodNames = {
  advantage: 'Medicare Advantage open enrollment',
  spring: 'between the enrollment periods',
  preview: 'next year’s plans can be seen',
  open: 'open enrollment',
  closed: 'after open enrollment',
};

const situationNames = {
  startsLater: 'is enrolled in a plan that starts on a later day',
  unfinishedNextYear: 'has not sent an application for the next year',
  uncheckedNextYear: 'has sent an application for the next year; its status could not be read',
  sentNextYear: 'waits for a decision about the next year',
  approvedNextYear: 'is approved for the next year',
  deniedNextYear: 'was denied for the next year',
  unfinishedThisYear: 'has not sent an application for this year, while that is possible',
  uncheckedThisYear: 'has sent an application for this year; its status could not be read',
  sentThisYear: 'waits for a decision about this year',
  approvedThisYear: 'is approved for this year, and has no active plan yet',
  unfinishedSupplement: 'has not sent an application for a supplement',
  planHasEnded: 'had a plan that ended in the last 60 days, and has no other',
  enrollableNextYear: 'has saved a plan for the next year whose card offers enrollment',
  savedNextYear: 'has saved another plan for the next year',
  hasAdvantagePlan: 'has an active Medicare Advantage plan',
  deniedThisYear: 'was denied for this year',
  savedThisYear: 'has saved a plan for this year',
  anyone: 'none of these',
  savedSupplement: 'has saved a supplement',
};

const source = ({ source, validThrough }) => [`<${source}>`, validThrough];

/** The rules behind `<shopper-profile-next-steps>`, with their sources. */
export function nextStepsReference({ nextStepRules: rules }, texts) {
  const { periods, situations, stepTable, steps, otherwise, notes, lastDays } = rules;
  const names = Object.keys(periods);
  const withText = (kind, table) =>
    Object.entries(table).map(([name, rule]) => [
      `\`${name}\``,
      texts[`nextSteps.${kind}.${name}`],
      ...source(rule),
    ]);
  return [
    HEAD,
    '# Next steps\n',
    '`<shopper-profile-next-steps>` shows one step: that of the first row below that is true for the shopper and has a step today. The rules are data with a source and a last valid day (`src/domain/next-step/next-step-rules.ts`). The build warns 60 days before that day, and fails after it.\n',
    '## Periods of a year\n',
    table(
      ['Period', 'First day', 'Last day', 'Source', 'Valid through'],
      names.map((name) => [
        periodNames[name],
        dayName(periods[name].start),
        dayName(periods[name].end),
        ...source(periods[name]),
      ]),
    ),
    '\n## Which step, when\n',
    table(
      ['The shopper', ...names.map((name) => periodNames[name])],
      situations.map((situation) => [
        situationNames[situation],
        ...names.map((name) => (stepTable[situation][name] ? `\`${stepTable[situation][name]}\`` : '—')),
      ]),
    ),
    '\n## Steps\n',
    table(
      ['Step', 'Text', 'Last day', 'Source', 'Valid through'],
      withText('step', steps).map(([name, text, ...rest]) => {
        const period = lastDays[name.slice(1, -1)];
        return [name, text, period ? dayName(periods[period].end) : '—', ...rest];
      }),
    ),
    '\n## If the shopper does nothing\n',
    table(['Name', 'Text', 'Source', 'Valid through'], withText('otherwise', otherwise)),
    '\n## Notes\n',
    table(['Name', 'Text', 'Source', 'Valid through'], withText('note', notes)),
    '',
  ].join('\n');
}
