export const FIREFOX = 'Firefox';
export const WEBKIT = 'WebKit';

const { userAgent } = navigator;

/** What this test file runs in. */
export const engine = userAgent.includes('Firefox/')
  ? FIREFOX
  : userAgent.includes('Chrom')
    ? 'Chromium'
    : WEBKIT;
