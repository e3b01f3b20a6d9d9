/** Changes to the profile response of a visit. */

const PROFILE = '*/Users/*/all';

/**
 * Passes the profile that the page requests through `change`.
 * @param {import('puppeteer-core').CDPSession} devtools
 * @param {(profile: any) => object} change
 */
export async function changeProfile(devtools, change) {
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: PROFILE, requestStage: 'Response' }] });
  devtools.on('Fetch.requestPaused', async ({ requestId, responseHeaders }) => {
    const { body, base64Encoded } = await devtools.send('Fetch.getResponseBody', { requestId });
    const profile = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString());
    await devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: responseHeaders.filter(({ name }) => !/^content-(length|encoding)$/i.test(name)),
      body: Buffer.from(JSON.stringify(change(profile))).toString('base64'),
    });
  });
}
