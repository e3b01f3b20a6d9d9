export const disclosures = {
  'disclosures.heading': 'Medicare Supplement disclosures',
  'disclosures.government':
    'Medicare Supplement insurance is private insurance. It is not insured, connected with or endorsed by the U.S. government or the federal Medicare program.',
  'disclosures.underwriting':
    'It can matter when you apply. The insurance company may ask about your health. This is called medical underwriting. You may have to pay more, or you may be turned down.',
  'disclosures.availability':
    'Not all plans are available in every state. Rules for who can apply may differ from state to state.',
  'disclosures.benefits':
    'Benefits and premiums vary by plan. Premiums can also depend on where you live, and on other things such as your age. Premiums may change.',
  'disclosures.contact':
    'Plans have exclusions and limits. For costs and complete details, call {phone} (TTY {tty}).',
  'disclosures.contactWithoutPhone':
    'Plans have exclusions and limits. For costs and complete details, contact the insurance company. TTY {tty}.',
} as const;
