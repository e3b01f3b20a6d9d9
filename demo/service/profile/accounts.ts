/** The home counties of the demo's shoppers: real counties, with a ZIP code in each. */
export const miami = { zipCode: '33125', fips: '12086' };
export const chicago = { zipCode: '60614', fips: '17031' };
export const brooklyn = { zipCode: '11201', fips: '36047' };

/** The account of a shopper who is signed in and not a member. Names and addresses are clearly fictional. */
export const account = (uuid: string, firstName: string) => ({
  uuid,
  firstName,
  lastName: 'Sampleton',
  userType: 'hsid',
  email: `${firstName.toLowerCase()}@example.com`,
  dob: '01/05/1956',
  zipCode: chicago.zipCode,
  salesforceRecordType: 'p',
  profileType: 'AUTHENTICATED',
});

/** The Medicare number on Medicare's own sample cards, and the one on its earlier sample cards. */
export const medicareNumber = '1EG4-TE5-MK73';
export const earlierMedicareNumber = '1EG4-TE5-MK72';

/** The account of a health-plan member. */
export const memberAccount = (uuid: string, firstName: string) => ({
  ...account(uuid, firstName),
  optumId: `optum-${uuid}`,
  mbi: medicareNumber,
  salesforceRecordType: 'm',
  profileStatus: 'm',
});
