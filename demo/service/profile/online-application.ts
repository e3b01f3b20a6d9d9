import { findPlan } from '../plans/records';
import type { PlanType, UserDetails } from '../wire';
import { chicago } from './accounts';

/** The applicant. The date of birth is `MM/DD/YYYY`. */
export type Applicant = Pick<UserDetails, 'firstName' | 'lastName' | 'dob'>;

interface Answer {
  questionKey: string;
  questionLabel: string;
  userInput: string;
  dynamic: boolean;
  subQuestionLablesArray: Answer[];
}

/** A stored step of the online application (APPS-43, APPS-44). */
interface Step {
  view: string;
  data: Record<string, unknown>;
  keyLables: Answer[];
  formValid: boolean;
  nextPageUrl: string;
}

const answer = (
  questionKey: string,
  questionLabel: string,
  userInput: string,
  ...subQuestionLablesArray: Answer[]
): Answer => ({ questionKey, questionLabel, userInput, dynamic: false, subQuestionLablesArray });

const inputs = (answers: Answer[]): Record<string, string> =>
  Object.fromEntries(
    answers.flatMap((one) => [
      [one.questionKey, one.userInput],
      ...Object.entries(inputs(one.subQuestionLablesArray)),
    ]),
  );

const personAnswers = ({ firstName, lastName, dob }: Applicant): Answer[] => [
  answer('firstName', 'First name', firstName),
  answer('lastName', 'Last name', lastName),
  answer('dob', 'Date of birth', dob),
];

/** An online application that was left at the second step, as JSON text (APPS-29). */
export function leftApplication(planId: string, applicant: Applicant): string {
  const record = findPlan(planId);
  const steps: [view: string, next: string, formValid: boolean, answers: Answer[]][] = [
    [
      'personal-information',
      'medicare-information',
      true,
      [
        answer('planId', 'Plan', planId),
        answer('planName', 'Plan name', record?.name ?? ''),
        answer('planYear', 'Plan year', '2027'),
        answer('planType', 'Plan type', record?.planType ?? ''),
        answer('zipCode', 'ZIP code', chicago.zipCode),
        answer('countyFips', 'County', chicago.fips),
        ...personAnswers(applicant),
      ],
    ],
    [
      'medicare-information',
      'mailing-address',
      false,
      [answer('isMedicareEligible', 'Do you have Medicare?', 'yes')],
    ],
  ];
  return JSON.stringify(
    steps.map(([view, next, formValid, answers]): Step => ({
      view,
      data: inputs(answers),
      keyLables: answers,
      formValid,
      nextPageUrl: `/steps/${next}`,
    })),
  );
}

/** The questions of each step, in the order of the steps (APPS-38, APPS-45 … APPS-59). */
const answersByStep = (applicant: Applicant, medicareNumber: string) => {
  const [month = '', day = '', year = ''] = applicant.dob.split('/');
  return {
    'personal-information': [
      ...personAnswers(applicant),
      answer('middleName', 'Middle name', 'Quill'),
      answer('birthMonth', 'Month of birth', month),
      answer('birthDay', 'Day of birth', day),
      answer('birthYear', 'Year of birth', year),
      answer('gender', 'Gender', 'female'),
    ],
    'medicare-information': [
      answer('isMedicareEligible', 'Do you have Medicare?', 'yes'),
      answer('medicareClaimNumber', 'Medicare number', medicareNumber),
      answer('partADate', 'Part A begins', '02/01/2021'),
      answer('partBDate', 'Part B begins', '02/01/2021'),
    ],
    'medicaid-information': [
      answer(
        'hasMedicaidEnrollee',
        'Do you have Medicaid?',
        'yes',
        answer('medicaidNumber', 'Medicaid number', 'DEMO-MEDICAID-4711'),
      ),
    ],
    'mailing-address': [
      answer('permanentAddress', 'Address', '300 Specimen Avenue, Chicago, IL 60614'),
      answer('isSameMailingAddress', 'Is mail sent there, too?', 'yes'),
    ],
    'phone-number': [
      answer('phoneType', 'Kind of phone', 'home'),
      // Numbers from 555-0100 to 555-0199 are reserved for fiction.
      answer('phoneNumber', 'Phone number', '1-312-555-0147'),
      answer('email', 'Email address', `${applicant.firstName.toLowerCase()}@example.com`),
      answer('hasConsented', 'May we call you?', 'yes'),
      answer('goGreen', 'Send everything by email', 'no'),
    ],
    'language-preference': [
      answer('language', 'Language', 'English'),
      answer('format', 'Format', 'large print'),
    ],
    'chronic-questions': [
      answer('chronicDiabetes', 'Has a doctor told you that you have diabetes?', 'yes'),
      answer('chronicHeartFailure', 'Has a doctor told you that you have heart failure?', 'no'),
    ],
    'use-disclosure': [
      answer('providerName', 'Who can confirm that?', 'Dr. Pat Placeholder'),
      answer('providerAddress', 'Address', '400 Specimen Avenue, Chicago, IL 60614'),
      answer('providerPhone', 'Phone number', '1-312-555-0148'),
    ],
    'prescription-drug-coverage': [
      answer('insuranceName', 'Other drug coverage', 'Example Drug Insurance'),
      answer('groupId', 'Group ID', 'DEMO-GROUP-12'),
      answer('memberId', 'Member ID', 'DEMO-MEMBER-3456'),
      answer('rxBin', 'Rx BIN', '999999'),
    ],
    'special-election-period': [
      answer('moved', 'I have moved', 'yes', answer('movedDate', 'When?', '10/28/2026')),
    ],
    'effective-date': [answer('proposedEffectiveDate', 'The plan begins', '01/01/2027')],
    'provider-search': [
      answer('hasCurrentPatientOfPcp', 'Have you been to this doctor before?', 'yes'),
      answer('pcpFullName', 'Name of the doctor', 'Dr. Jo Dummy'),
      answer('pcpNumber', 'Number of the doctor', '9000000303'),
    ],
    'monthly-premium': [answer('premiumPayment', 'How do you pay?', 'monthly bill')],
    authorization: [
      answer(
        'isEnrollee',
        'Do you sign for yourself?',
        'no',
        answer('representativeName', 'Who signs?', 'Rae Sampleton'),
        answer('representativeRelationship', 'Relationship', 'sister'),
        answer('representativeAddress', 'Address', '500 Specimen Avenue, Chicago, IL 60614'),
        answer('representativePhone', 'Phone number', '1-312-555-0149'),
      ),
    ],
    'statement-of-understanding': [answer('hasAgreed', 'I agree', 'yes')],
  } satisfies Record<string, Answer[]>;
};

type StepView = keyof ReturnType<typeof answersByStep>;

const nextPage = (view: StepView | undefined): string => (view ? `/steps/${view}` : '/review');

/** Steps that only some plans have (APPS-39, OPEN-A075). */
function isAsked(view: StepView, planType: PlanType): boolean {
  if (view === 'chronic-questions') return planType === 'SNP';
  return view !== 'provider-search' || planType !== 'PDP';
}

export interface AnswersSoFar {
  /** The last answered step. By default, all are answered. */
  last?: StepView;
  /** Route of the next page. Default: the step that follows. */
  next?: string;
}

/** An application for a plan with answers up to a step, as JSON text. */
export function answeredApplication(
  planType: PlanType,
  applicant: Applicant,
  medicareNumber: string,
  { last = 'statement-of-understanding', next }: AnswersSoFar = {},
): string {
  const answers = answersByStep(applicant, medicareNumber);
  const views = (Object.keys(answers) as StepView[]).filter((view) => isAsked(view, planType));
  return JSON.stringify(
    views.slice(0, views.indexOf(last) + 1).map((view, i): Step => ({
      view,
      data: { ...inputs(answers[view]), ...(view === 'medicare-information' ? nameCheck(applicant) : {}) },
      keyLables: answers[view],
      formValid: true,
      nextPageUrl: (view === last ? next : undefined) ?? nextPage(views[i + 1]),
    })),
  );
}

/** The result of the check of the Medicare number (APPS-47). */
const nameCheck = ({ firstName, lastName }: Applicant) => ({
  eligibilityCheck: {
    suggestedName: `${firstName} Q. ${lastName}`,
    originalName: `${firstName} ${lastName}`,
    isMatch: false,
    isSuggestionSelected: true,
  },
});
