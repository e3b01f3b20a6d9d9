export const ONLINE_APPLICATION = '/online-application';

const plan = 'planId={planId}&planYear={planYear}';
const start = `zipcode={zipcode}&fips={fips}&county={county}&${plan}&planType={planType}&step={step}`;

/**
 * Routes in the configuration that lead to the demo's application page: one for each plan type, by brand
 * (APPS-37).
 */
export const onlineApplicationRoutes = {
  application: {
    MA: `${ONLINE_APPLICATION}/{brand}/ma.html?${start}`,
    PDP: `${ONLINE_APPLICATION}/{brand}/pdp.html?${start}`,
    SNP: `${ONLINE_APPLICATION}/{brand}/snp.html?${start}`,
  },
  viewApplication: `${ONLINE_APPLICATION}/{brand}/view.html?${plan}&confirmationNo={confirmationNo}`,
  medsuppResume: `${ONLINE_APPLICATION}/supplement.html`,
};
