/** Where the shoppers of the demo live: real counties, with a ZIP code in each. */
export const miami = { zipCode: '33125', fips: '12086' };
export const chicago = { zipCode: '60614', fips: '17031' };

/** The account of somebody who is signed in and no member. Names and addresses are made up, and look it. */
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

/** The account of a health-plan member. The Medicare number is the one that Medicare itself prints on sample cards. */
export const memberAccount = (uuid: string, firstName: string) => ({
  ...account(uuid, firstName),
  optumId: `optum-${uuid}`,
  mbi: '1EG4-TE5-MK73',
  salesforceRecordType: 'm',
  profileStatus: 'm',
});
