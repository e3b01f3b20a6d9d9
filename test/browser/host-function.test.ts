import { expect } from 'chai';
import { callHost } from '../../src/browser/host-function';
import { setHostLogger } from '../../src/browser/logger';
import { eventually } from '../support/clock';
import { spyOnDocument } from '../element-kit/kit';

describe('a function of the host', () => {
  let said: string[];
  let errors: ReturnType<typeof spyOnDocument>;

  beforeEach(() => {
    said = [];
    setHostLogger({ warn: (message) => said.push(message), error: (message) => said.push(message) });
    errors = spyOnDocument('shopper-profile-error');
  });
  afterEach(() => {
    setHostLogger(null);
    errors.stop();
  });

  const reported = (): unknown[] => errors.events.map(({ detail }) => detail as unknown);
  const report = {
    source: 'host',
    message: 'hooks.linkId failed',
    code: 'host-function-failed',
  };

  it('returns what it returns (contract, "Host functions")', () => {
    expect(callHost('hooks.linkId', () => 7)).to.equal(7);
    expect([said, reported()]).to.deep.equal([[], []]);
  });

  it('that throws is told by its name, without what it has thrown (contract, "Host functions")', () => {
    const call = (): number => {
      throw new Error('Marta');
    };
    expect(() => {
      callHost('hooks.linkId', call);
    }).not.to.throw();
    expect([said, reported()]).to.deep.equal([[`${report.message} [${report.code}]`], [report]]);
  });

  it('whose promise is rejected is told, too, and nothing is left uncaught (contract, "Host functions")', async () => {
    const call = (): Promise<never> => Promise.reject(new Error('Marta'));
    const rejected = callHost('hooks.linkId', call);
    rejected?.catch(() => undefined);
    await eventually(() => expect(reported()).to.deep.equal([report]));
    expect(said).to.deep.equal([`${report.message} [${report.code}]`]);
  });
});
