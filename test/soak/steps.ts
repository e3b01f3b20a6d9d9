/** A history as data: its steps in order, and their descriptions. */
import * as fc from 'fast-check';
import { kinds, names, type Kind } from './items';

const views = ['plans', 'drugs', 'providers'] as const;
export type View = (typeof views)[number];

/** Calls that can fail. */
const calls = ['profile', 'section', 'write', 'delete', 'logout', 'planList'] as const;
export type Call = (typeof calls)[number];

/**
 * The fates of a call. The first five never reach the service. The service handles calls with the other fates, and only
 * their response is affected.
 */
const fates = ['refused', 'lost', 'garbled', 'never', 'slow there', 'slow back', 'response lost'] as const;
export type Fate = (typeof fates)[number];

/** The reactions to a popup; `leave` keeps it open. */
const answers = ['confirm', 'keep', 'escape', 'close', 'leave'] as const;
export type Answer = (typeof answers)[number];

export const elements = ['nav', 'banner', 'plans', 'drugs', 'doctors', 'sign-out'] as const;
export type ProfileElement = (typeof elements)[number];

export type Step = (
  | { act: 'remove'; kind: Kind; which: number; answer: Answer }
  | { act: 'answer'; answer: Answer }
  | { act: 'undo'; kind: Kind }
  | { act: 'switch year' | 'back' | 'refresh' | 'mend' | 'put back' | 'try again' }
  | { act: 'view'; view: View }
  | { act: 'sign out'; answer: Answer }
  | { act: 'other tab'; kind: Kind; change: 'adds' | 'removes'; which: number }
  | { act: 'trouble'; call: Call; fate: Fate; times: number; ms: number }
  | { act: 'wait'; ms: number }
  | { act: 'take out'; element: ProfileElement }
) & {
  /** The next step starts immediately, without waiting for the effects of this one. */
  isHasty: boolean;
};

export interface History {
  shopper: 'guest' | 'consumer';
  saved: Record<Kind, readonly string[]>;
  /** The next step starts while the page is still loading. */
  isHasty: boolean;
  steps: Step[];
}

const kind = fc.constantFrom(...kinds);
const which = fc.nat({ max: 8 });
const answer = fc.constantFrom<Answer>('confirm', 'confirm', 'confirm', 'confirm', ...answers);
const isHasty = fc.integer({ min: 0, max: 4 }).map((number) => number === 0);
const just = <Act extends string>(act: Act) => fc.record({ act: fc.constant(act), isHasty });

const removal = fc.record({ act: fc.constant('remove' as const), kind, which, answer, isHasty });
const undo = fc.record({ act: fc.constant('undo' as const), kind, isHasty });
const wait = fc.record({
  act: fc.constant('wait' as const),
  ms: fc.constantFrom(200, 1000, 3000, 11_000, 16_000),
  isHasty,
});
const otherTab = fc.record({
  act: fc.constant('other tab' as const),
  kind,
  change: fc.constantFrom('adds' as const, 'removes' as const),
  which,
  isHasty,
});
const troubleWith = (someCalls: readonly Call[], someFates: readonly Fate[]): fc.Arbitrary<Step> =>
  fc.record({
    act: fc.constant('trouble' as const),
    call: fc.constantFrom(...someCalls),
    fate: fc.constantFrom(...someFates),
    times: fc.integer({ min: 1, max: 2 }),
    ms: fc.constantFrom(300, 2500, 12_000),
    isHasty,
  });

const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  { weight: 9, arbitrary: removal },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('answer' as const), answer, isHasty }) },
  { weight: 4, arbitrary: undo },
  { weight: 2, arbitrary: just('switch year' as const) },
  { weight: 2, arbitrary: just('back' as const) },
  { weight: 3, arbitrary: just('refresh' as const) },
  { weight: 2, arbitrary: just('mend' as const) },
  { weight: 2, arbitrary: just('put back' as const) },
  { weight: 1, arbitrary: just('try again' as const) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('view' as const), view: fc.constantFrom(...views), isHasty }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('sign out' as const), answer, isHasty }) },
  { weight: 3, arbitrary: otherTab },
  { weight: 4, arbitrary: troubleWith(calls, fates) },
  { weight: 4, arbitrary: wait },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('take out' as const),
      element: fc.constantFrom(...elements),
      isHasty,
    }),
  },
);

const slowly = troubleWith(['profile', 'section', 'write', 'delete'], ['slow there', 'slow back']);
const reading = fc.oneof(just('refresh' as const), just('switch year' as const));

/** Combinations that are rare in random steps: something is slow, and something else happens in the meantime. */
const overlap: fc.Arbitrary<Step[]> = fc.oneof(
  fc.tuple(troubleWith(['profile'], ['slow back']), reading, removal, wait),
  fc.tuple(slowly, reading, step, step, wait),
  fc.tuple(slowly, removal, step, step, wait),
  fc.tuple(removal, slowly, undo, step, wait),
);

const LONGEST = 25;
const scenes = (most: number): fc.Arbitrary<Step[]> =>
  fc
    .array(fc.oneof({ weight: 5, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: overlap }), {
      minLength: 5,
      maxLength: most,
      size: 'max',
    })
    .map((parts) => parts.flat().slice(0, LONGEST));

const some = (kind: Kind): fc.Arbitrary<string[]> => fc.shuffledSubarray([...names[kind]], { minLength: 1 });

export const history: fc.Arbitrary<History> = fc.noBias(
  fc.record({
    shopper: fc.constantFrom('guest' as const, 'consumer' as const, 'consumer' as const),
    saved: fc.record({ plan: some('plan'), drug: some('drug'), doctor: some('doctor') }),
    isHasty,
    // Most histories are short, because most faults need only a few steps.
    steps: fc.oneof({ weight: 3, arbitrary: scenes(8) }, { weight: 1, arbitrary: scenes(LONGEST) }),
  }),
);

function wordsOf(one: Step): string {
  switch (one.act) {
    case 'remove':
      return `remove ${one.kind} no. ${one.which}, ${one.answer}`;
    case 'answer':
      return `answer the open popup: ${one.answer}`;
    case 'undo':
      return `undo the removal of a ${one.kind}`;
    case 'view':
      return `go to the view of ${one.view}`;
    case 'sign out':
      return `sign out, ${one.answer}`;
    case 'other tab':
      return `another tab ${one.change} ${one.kind} no. ${one.which}`;
    case 'trouble':
      return `the next ${one.times} ${one.call} calls: ${one.fate}${one.fate.startsWith('slow') ? `, ${one.ms} ms` : ''}`;
    case 'wait':
      return `wait ${one.ms} ms`;
    case 'take out':
      return `take out ${one.element}`;
    default:
      return one.act;
  }
}

export function toWords({ shopper, saved, isHasty, steps }: History): string {
  const lists = kinds.map((kind) => `${kind}s ${saved[kind].join(', ')}`).join('; ');
  const start = `${shopper} with ${lists}${isHasty ? '; goes on while the page loads' : ''}`;
  const told = steps.map(
    (one, index) => `${index + 1}. ${wordsOf(one)}${one.isHasty ? ', and at once' : ''}`,
  );
  return [start, ...told].map((line) => `  ${line}`).join('\n');
}
