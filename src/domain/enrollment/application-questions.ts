/**
 * What the online application asks, by `questionKey`, group by group (APPS-45 … APPS-59). The documents name some keys; the
 * others are ours, and `application.questionAliases` says what a service calls them (OPEN-A076).
 */
interface ApplicationQuestions {
  /** Which plan is applied for, and where (APPS-29). */
  plan: 'planId' | 'planName' | 'planYear' | 'planType' | 'zipCode' | 'countyFips';
  personalInformation:
    'firstName' | 'middleName' | 'lastName' | 'dob' | 'birthMonth' | 'birthDay' | 'birthYear' | 'gender';
  medicareInformation:
    'medicareClaimNumber' | 'isMedicareEligible' | 'partADate' | 'partBDate' | keyof EligibilityCheck;
  medicaidInformation: 'hasMedicaidEnrollee' | 'medicaidNumber';
  mailingAddress: 'permanentAddress' | 'isSameMailingAddress';
  phoneAndEmail: 'phoneType' | 'phoneNumber' | 'email' | 'hasConsented' | 'goGreen';
  preferences: 'language' | 'format' | 'race' | 'ethnicity' | 'genderIdentity' | 'sexualOrientation';
  /** One yes/no question for each condition; they look back CHRONIC_LOOKBACK_MONTHS. */
  chronicConditions: `chronic${string}`;
  disclosureAuthorization: 'providerName' | 'providerAddress' | 'providerPhone';
  otherDrugCoverage: 'insuranceName' | 'groupId' | 'memberId' | 'rxBin';
  /** A reason and its date. */
  specialElectionPeriod: SpecialElectionReason | `${SpecialElectionReason}Date`;
  effectiveDate: 'proposedEffectiveDate';
  primaryCareProvider: 'hasCurrentPatientOfPcp' | 'pcpFullName' | 'pcpNumber';
  /** The enrollee signs, or a representative. */
  authorization:
    | 'isEnrollee'
    | 'representativeName'
    | 'representativeRelationship'
    | 'representativeAddress'
    | 'representativePhone';
  statementOfUnderstanding: 'hasAgreed';
}

export type QuestionKey = ApplicationQuestions[keyof ApplicationQuestions];

/** What the Medicare check found (APPS-47). */
interface EligibilityCheck {
  suggestedName: string;
  originalName: string;
  isMatch: boolean;
  isSuggestionSelected: boolean;
}

/** Why somebody may change plans outside the usual time (APPS-55). */
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

/** An answer with its question; `keyLables` of the wire (APPS-44). */
export interface KeyLabel {
  questionKey: string;
  questionLabel: string;
  userInput: unknown;
  dynamic: boolean;
  subQuestionLablesArray: readonly KeyLabel[];
}

/** A step of the wizard as `formData` has it (APPS-43). */
export interface WizardStep {
  /** Last part of the step's route, e.g. `personal-information`. */
  view: string;
  data: Readonly<Record<string, unknown>>;
  keyLables: readonly KeyLabel[];
  formValid: boolean;
  /** Route of the step that follows. */
  nextPageUrl: string;
}
