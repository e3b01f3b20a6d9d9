/**
 * A sentence for each fact and each capability of `shopperOf`, with its requirement ids, for
 * docs/reference/roles.md. The generation fails if one has no sentence, or if a sentence has no fact.
 */
export const factsProse = {
  uuid: ['The profile service gets a request for the profile of this id.', 'ROLES-02, LOAD-35'],
  isGuest: [
    'No one has signed in: the profile lives in this browser only.',
    'ROLES-01, ROLES-02, LOAD-34, LOAD-35',
  ],
  isBaseAccount: [
    'An HSID account without a first or without a last name.',
    'LOAD-37, AGENT-02, OPEN-A017, OPEN-B61',
  ],
  isHsidMember: [
    'An HSID account with both names: every HSID account is this or a base account.',
    'LOAD-37, LOAD-39, AGENT-03, OPEN-A017',
  ],
  isMember: [
    'Has a plan: `optumId` and `mbi` are set, and the record type is not "p".',
    'LOAD-38, AGENT-04, ROLES-07, DATA-04',
  ],
  isNonMember: [
    'Names, email address, date of birth and ZIP code are known, and no `mbi`; `identity.nonMemberCreators` narrows it to profiles of some creators.',
    'LOAD-40, OPEN-A018',
  ],
  isAgentFlow: ['An agent acts for the shopper.', 'ROLES-10 … ROLES-14, AGENT-06, AGENT-07'],
  isCloaked: ['Customer service looks at the profile.', 'ROLES-15, AGENT-11'],
  hasMemberSiteCookie: ['The cookie is set; it says nothing about who it is.', 'LOAD-41, OPEN-A019'],
  telesales: [
    'Status of a telesales profile whose type `identity.telesales` lists.',
    'ROLES-23, AGENT-14, OPEN-A094',
  ],
};

export const capabilitiesProse = {
  beAskedToSignIn: ['Sees prompts to create an account or to sign in.', 'ROLES-01, AGENT-01'],
  signOut: ['Can sign out.', 'ROLES-05'],
  manageAccount: [
    'Has the manage account button; `roles.manageAccountMembersOnly` keeps it for members.',
    'ROLES-04, ROLES-09, OPEN-A038',
  ],
  openMemberBenefits: [
    'Has the member benefits button: members always, others who are signed in with the feature flag.',
    'ROLES-06, ROLES-09, OPEN-A038',
  ],
  importItems: [
    'Drugs and doctors come in by themselves, when that is due.',
    'ROLES-08, ROLES-09, AGENT-05, LOAD-29',
  ],
  readExtraHelpRecord: ['The Extra Help record is read, with the feature flag.', 'HELP-07'],
  answerExtraHelp: ['Sees the Extra Help question and can answer it.', 'HELP-10'],
  confirmIdentity: [
    'Is asked to confirm the identity; `identity.allowedCreators` exempts profiles of some creators.',
    'ROLES-24, IDENT-01, IDENT-02, OPEN-A018, OPEN-B19',
  ],
  enroll: ['The enrollment buttons work, Learn more included.', 'ROLES-18, AGENT-13'],
  openApplications: ['The buttons of applications work.', 'ROLES-19'],
  loadSavedApplication: ['The saved application is read.', 'ROLES-21'],
  loadMedsuppEnrollment: ['The Medicare Supplement enrollment is read.', 'ROLES-22'],
  browsePlans: [
    'Controls that lead to the plan summary go there; otherwise they only count as view-profile.',
    'ROLES-20, OPEN-A093',
  ],
  goBack: ['Has the back link.', 'ROLES-17'],
  emailPlans: ['Has the Email link.', 'ROLES-16, AGENT-12'],
  removeItems: [
    'Can remove plans, drugs and doctors; `cloaked.readOnly` takes that from cloaked profiles.',
    'ROLES-25, OPEN-B66',
  ],
};
