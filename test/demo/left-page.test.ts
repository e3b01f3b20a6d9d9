import { expect } from 'chai';
import sinon from 'sinon';
import { createApp } from '../../demo/server/app';

describe('a call whose page has been left', () => {
  afterEach(() => sinon.restore());

  it('is no error of the demo server, which prints nothing', async () => {
    const print = sinon.stub(console, 'error');
    const { app, sessions } = createApp({ dist: 'dist', assets: 'demo/server/assets' });
    const page = await app.request('http://localhost/amp/profile.html?scenario=consumer&delay=60000');
    const cookie = page.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const leaving = new AbortController();
    const call = app.request(
      new Request('http://localhost/landrover/api/featureToggle', {
        headers: { cookie },
        signal: leaving.signal,
      }),
    );
    leaving.abort();
    expect((await call).status).to.equal(499);
    expect(print.called).to.equal(false);
    sessions.close();
  });
});
