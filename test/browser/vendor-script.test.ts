import { expect } from 'chai';
import { eventually } from '../support/clock';

interface StrictWindow extends Window {
  violations: string[];
  results?: string[];
}

/** A page whose policy allows only its own files and policies with the given names. */
async function strictPage(names: string): Promise<StrictWindow> {
  const frame = document.createElement('iframe');
  // Firefox does not take 'self' for the site in a page of `srcdoc`.
  const csp = `default-src ${origin}; require-trusted-types-for 'script'; trusted-types ${names}`;
  frame.srcdoc = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${csp}"><title>Strict</title></head><body><script type="module" src="/test/browser/vendor-script-page.ts"></script></body></html>`;
  document.body.append(frame);
  const page = frame.contentWindow as unknown as StrictWindow;
  await eventually(() => expect(page.results).to.be.an('array'));
  return page;
}

describe('scripts of the configuration, under Trusted Types and a strict policy (contract §5)', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('come; scripts that it does not name, and addresses that are code, do not', async () => {
    const page = await strictPage('shopper-profile');
    expect(page.results).to.deep.equal([
      'TypeError', // not named yet
      'Error', // another text than the one of the hash
      'loaded', // that of the hash
      'loaded',
      'TypeError',
      'TypeError',
      'loaded', // of a state (MEDSUPP-13)
      ...Array<string>(7).fill('TypeError'), // of no state, or of another address
      'function',
      'false', // The policy is not accessible.
    ]);
    expect(page.violations).to.deep.equal([]);
  });

  it('do not come where the page does not allow the policy', async () => {
    const page = await strictPage("'none'");
    expect(page.results?.slice(0, 15)).to.deep.equal([...Array<string>(14).fill('TypeError'), 'undefined']);
  });
});
