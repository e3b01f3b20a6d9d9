/**
 * Questions of the online application, by `questionKey` and group (APPS-45 … APPS-59). The documents define some keys;
 * the others are ours, and `application.questionAliases` maps them to the names of a service (OPEN-A076).
 */
interface ApplicationQuestions {
  /** The plan and its location (APPS-29). */
  plan: 'planId' | 'planName' | 'planYear' | 'planType' | 'zipCode' | 'countyFips';
  personalInformation:
    'firstName' | 'middleName' | 'lastName' | 'dob' | 'birthMonth' | 'birthDay' | 'birthYear' | 'gender';
  medicareInformation:
    'medicareClaimNumber' | 'isMedicareEligible' | 'partADate' | 'partBDate' | keyof EligibilityCheck;
  medicaidInformation: 'hasMedicaidEnrollee' | 'medicaidNumber';
  mailingAddress: 'permanentAddress' | 'isSameMailingAddress';
  phoneAndEmail: 'phoneType' | 'phoneNumber' | 'email' | 'hasConsented' | 'goGreen';
  preferences: 'language' | 'format' | 'race' | 'ethnicity' | 'genderIdentity' | 'sexualOrientation';
  /** One yes/no question per condition. The questions cover CHRONIC_LOOKBACK_MONTHS. */
  chronicConditions: `chronic${string}`;
  disclosureAuthorization: 'providerName' | 'providerAddress' | 'providerPhone';
  otherDrugCoverage: 'insuranceName' | 'groupId' | 'memberId' | 'rxBin';
  /** A reason and its date. */
  specialElectionPeriod: SpecialElectionReason | `${SpecialElectionReason}Date`;
  effectiveDate: 'proposedEffectiveDate';
  primaryCareProvider: 'hasCurrentPatientOfPcp' | 'pcpFullName' | 'pcpNumber';
  /** The enrollee or a representative signs. */
  authorization:
    | 'isEnrollee'
    | 'representativeName'
    | 'representativeRelationship'
    | 'representativeAddress'
    | 'representativePhone';
  statementOfUnderstanding: 'hasAgreed';
}

export type QuestionKey = ApplicationQuestions[keyof ApplicationQuestions];

/** Result of the Medicare check (APPS-47). */
interface EligibilityCheck {
  suggestedName: string;
  originalName: string;
  isMatch: boolean;
  isSuggestionSelected: boolean;
}

/** Reason for changing plans outside the usual period (APPS-55). */
type SpecialElectionReason =
  | 'lostEmployerCoverage'
  | 'moved'
  | 'longTermCareMoveIn'
  | 'longTermCareMoveOut'
  | 'fiveStarPlan'
  | 'dualEligibility'
  | 'extraHelpChange'
  | 'disaster'
  | 'openEnrollment'
  | 'assignedPlan'
  | 'turning65'
  | 'delayedPartB'
  | 'firstEnrollment'
  | 'other'
  | 'none';

/** An answer with its question; `keyLables` in the service's data (APPS-44). */
export interface KeyLabel {
  questionKey: string;
  questionLabel: string;
  userInput: unknown;
  dynamic: boolean;
  subQuestionLablesArray: readonly KeyLabel[];
}

/** A step of the wizard in `formData` (APPS-43). */
export interface WizardStep {
  /** Last part of the step's route, e.g. `personal-information`. */
  view: string;
  data: Readonly<Record<string, unknown>>;
  keyLables: readonly KeyLabel[];
  formValid: boolean;
  /** Route of the next step. */
  nextPageUrl: string;
}
