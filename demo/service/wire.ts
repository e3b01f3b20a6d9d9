/** The response shapes of the mock service, limited to what its own code uses. */

export interface County {
  /** Three digits; the state's two are in `fipsStateCode`. */
  fipsCountyCode: string;
  fipsCountyName: string;
  fipsStateCode: string;
  stateCode: string;
  cmsCountyCodes: string[];
}

export type PlanType = 'MA' | 'MAPD' | 'PDP' | 'SNP';

export interface SavedPlan {
  planId: string;
  planType: PlanType;
  planYear: string;
  zipCode: string;
  county: County;
  isEnrolled: boolean;
  planName?: string;
  /** `YYYY-MM-DD`, like the end date. Only enrolled plans have them. */
  effectiveDate?: string;
  terminationDate?: string;
}

/** An application for a plan, in progress or sent. */
export interface Enrollment {
  planId: string;
  planName: string;
  planYear: string;
  planType: PlanType;
  zipCode: string;
  county: County;
  /** "" for plans that are open to everyone. */
  snpType: string;
  monthlyPremium: number | null;
  isSubmitted: boolean;
  /** JSON text of the online application's steps. */
  formData?: string;
  /** "saved <date> CST" */
  lastSaved: string;
  confirmationNo: string;
  status: string;
  createDateTime: string;
  updateDateTime: string;
}

/** An application in the application-status service. */
export interface ApplicationState {
  /** The Medicare number that it was sent with. */
  mbi: string;
  /** 1 to 24. */
  code: number;
  /** The confirmation number of the enrollment. */
  imageIdentifier: string;
}

/** The latest supplement application. */
export interface MedsuppEnrollment {
  applicationStatus: {
    applicationId: string;
    applicationStatus: string;
    adjudicationStatus: string;
    statusDate: string;
    savedTimestamp: string;
    plans: { planName: string; planDescriptor: string; planCode: string; legalEntity: string }[];
  };
  applicantDemographics: { dateOfBirth: string; zipCode: string };
}

export interface SavedDrug {
  drugName: string;
  drugDosage: string;
  drugQuantity: number;
  drugFrequency: 'Day' | 'Week' | 'Month';
  /** Days. */
  drugSupplyLength: number;
  nationalDrugCode: string;
}

export interface SavedProvider {
  providerId: string;
  providerAddressId: string;
  providerName: string;
  providerSpecialty: string;
  providerAddress: string;
  providerCoverageType: 'medical' | 'dental' | 'behavioral';
  type: 'person' | 'place';
}

export interface DrugsDetails {
  drugInfoDetails: SavedDrug[];
  pharmacyObj: { pharmacyNumber: string; pharmacyName: string } | null;
}

export interface PlansDetails {
  zipCode: string;
  plans: SavedPlan[];
  /** "planId year type" of every plan, separated by commas. */
  savedPlans: string;
}

export interface UserDetails {
  uuid: string;
  firstName: string;
  lastName: string;
  fullName: string;
  userType: string;
  optumId: string;
  email: string;
  dob: string;
  zipCode: string;
  mbi: string;
  isGuestUser: boolean;
  telesalesProfileType: string;
  createdBy: string;
  lastModifiedBy: string;
  lastModifiedDate: string;
  salesforceRecordType: string;
  profileType: string;
  profileStatus: string;
  gender?: string;
  mergedProfileUuid?: string;
  importAgreementData?: { agreementDate: string };
  importHistory?: {
    profileType: string;
    agreementName: string;
    agreementDate: string;
    triggeredBy: string;
  }[];
}

/** All data that the profile service stores about one shopper. */
export interface ProfileHolder {
  uuid: string;
  userDetails: UserDetails;
  plansDetails: PlansDetails;
  memberEnrolledPlans: SavedPlan[];
  drugsAndPharmacyDetails: DrugsDetails;
  providersDetails: { providerIdList: SavedProvider[] };
  enrollmentsDetails: { enrollments: Enrollment[] };
  macraData: unknown;
  /** JSON text. */
  medsuppData: string;
  /** `data` is JSON text. */
  preData: { data: string };
}

export interface Identity {
  uuid: string;
  isGuest: boolean;
  isCSRLogin: boolean;
}

export interface Benefit {
  benefitId: string;
  benefitName: string;
  benefitcategory: 'planBenefit' | 'medicalBenefit' | 'partDBenefit';
  benefitDescription?: string;
  networkTypes?: { networkType: string; benefitDescription: string }[];
}

export interface MarketingLine {
  rank?: number;
  shortBullets?: string;
  iconFileName?: string;
}

export interface DrugFields {
  coveredDrugs?: string[];
  coveredDrugsCount?: number;
  drugTier?: Record<string, number>;
  costsDuringInitialCoveragePeriod?: Record<string, number>;
  annualDrugCost?: number;
  lisAnnualDrugCost?: number;
  isShowDrugPricing?: boolean;
  inNetwork?: boolean;
  isPharmacyCovered?: boolean;
}

export interface Plan extends DrugFields {
  planId: string;
  planName: string;
  planType: PlanType;
  planYear: string;
  compositePlanId: {
    contractId: string;
    pbpNumber: string;
    segmentId: string;
    planYear: string;
    planType: { name: PlanType };
  };
  snpType: string;
  monthlyPremium?: number;
  '25Percent'?: number;
  '50Percent'?: number;
  '75Percent'?: number;
  '100Percent'?: number;
  planBenefits: Benefit[];
  marketingInformation: MarketingLine[];
  providerCoverage?: Record<string, boolean>;
}

/** Drugs and doctors from another source that can be added to the profile. */
export interface ImportedItems {
  drugs: DrugsDetails;
  providers: SavedProvider[];
}

/** A stored recommended plan (DATA-33). Money in dollars. */
export interface RankedPlan {
  /** Supplements have none. */
  compositePlanId: Plan['compositePlanId'] | null;
  planId: string;
  planName: string;
  planType: PlanType | 'medsupp';
  planYear: string;
  premiumCost: number | null;
  legalEntity: string;
  /** 1 fits best. */
  rank: string;
  snpType: string;
  /** Per year. `undefined` where the plan has no drug coverage. */
  drugCostAmount: number | null;
  /** How many of the drugs. */
  drugsCovered: number | null;
  pharmacyIndicator: boolean;
  isPlanSaved: boolean;
}

/** The plan of rank 1 (DATA-38). */
interface TopPlan extends RankedPlan {
  deductible: number | null;
  zipCode: string;
  county: County;
}

/**
 * The shopper's answers and the recommended plans: `planRecommendationObj` in `preData.data` (DATA-32 …
 * DATA-37).
 */
export interface Recommendation {
  preferences: { questionId: string; answerIds: string[] }[];
  plans: [TopPlan, ...RankedPlan[]];
  planYear: string;
  planMonth: string;
  location: { zipcode: string; county: County };
  medsuppUserInfo: {
    channel: string;
    zipcode: string;
    statecode: string;
    /** `YYYY-MM-DD` */
    asOfDate: string;
    version: string;
  };
  drugs: {
    ndc: string;
    qty: number;
    frequency: SavedDrug['drugFrequency'];
    supply: number;
    packageQuantity: number;
    /** The cost of a month's supply on each plan that covers it. */
    planDrugCosts: { planId: string; drugCost: number }[];
  }[];
  /** Plan ids in the ranking of the model. */
  mlmaRanking: string[];
  mlpdpRanking: string[];
  pdpPlanStage: string;
}
