/** The recommended plan, which most shoppers do not have. */
export const recommendedPlan = {
  'recommendation.intro': 'This plan for {year} fits your answers best.',
  'recommendation.answeredOn': 'You answered on {date}.',
  'recommendation.why': 'Why this plan',
  'recommendation.reason.wantedType.MA': 'You asked for a Medicare Advantage plan.',
  'recommendation.reason.wantedType.PDP': 'You asked for a prescription drug plan.',
  'recommendation.reason.wantedType.SNP': 'You asked for a special needs plan.',
  'recommendation.reason.wantedType.MS': 'You asked for a Medicare Supplement plan.',
  'recommendation.reason.allDrugs.one': 'It covers the drug that you entered.',
  'recommendation.reason.allDrugs.other': 'It covers the {count} drugs that you entered.',
  'recommendation.reason.someDrugs.one': 'It covers 1 of the {total} drugs that you entered.',
  'recommendation.reason.someDrugs.other': 'It covers {count} of the {total} drugs that you entered.',
  'recommendation.reason.allDoctors.one': 'The doctor that you saved is in its network.',
  'recommendation.reason.allDoctors.other': 'The {count} doctors that you saved are in its network.',
  'recommendation.reason.someDoctors.one': '1 of the {total} doctors that you saved is in its network.',
  'recommendation.reason.someDoctors.other':
    '{count} of the {total} doctors that you saved are in its network.',
  'recommendation.doctorsChecked': 'We checked your doctors on {date}.',
  'recommendation.reason.drugCost': 'Your drugs would cost about {amount} a year with it.',
  'recommendation.allResults': 'See all my results',
  'recommendation.type.MA': 'Medicare Advantage plan',
  'recommendation.type.PDP': 'Prescription drug plan',
  'recommendation.type.SNP': 'Special needs plan',
  'recommendation.type.MS': 'Medicare Supplement plan',
  'recommendation.aboutType': 'About this type of plan',
  'recommendation.typeInfo.heading': 'Plan Type Info',
  'recommendation.typeInfo.MA':
    'A Medicare Advantage plan covers hospital and doctor care. It is a Medicare plan from a private company. Many also cover drugs, and extras such as dental care. You may have to use doctors in its network.',
  'recommendation.typeInfo.SNP':
    'A special needs plan is a Medicare Advantage plan for people with certain health problems, people who also have Medicaid, or people who need the care of a nursing home. It covers drugs.',
  'recommendation.typeInfo.PDP':
    'A prescription drug plan helps you pay for drugs. It adds drug coverage to Original Medicare or to a Medicare Supplement plan.',
  'recommendation.typeInfo.MS':
    'A Medicare Supplement plan, also called Medigap, helps you pay costs that Original Medicare leaves to you. You can see any doctor who takes Medicare. It does not cover drugs.',
  'recommendation.footnote': 'Note {number}',
  'recommendation.footnote10':
    'Wellness extras are not part of the insurance. They may change. They may not be offered where you live.',
  'recommendation.footnote14':
    'With a high-deductible plan, you first pay Medicare-covered costs up to a yearly deductible. After that the plan pays.',
} as const;
