import { expect } from 'chai';
import sinon from 'sinon';
import { inTurn } from '../../src/element-kit/in-turn';

describe('work in turn', () => {
  let clock: sinon.SinonFakeTimers;
  let time: number;
  let done: string[];

  beforeEach(() => {
    clock = sinon.useFakeTimers({ toFake: ['setTimeout'] });
    time = 0;
    sinon.stub(performance, 'now').callsFake(() => time);
    done = [];
  });

  afterEach(() => {
    clock.runAll();
    clock.restore();
    sinon.restore();
  });

  const work = (name: string, ms: number) => (): void => {
    done.push(name);
    time += ms;
  };

  it('begins at once and goes on while there is room', () => {
    inTurn(work('first', 1));
    inTurn(work('second', 1));
    expect(done).to.deep.equal(['first', 'second']);
  });

  it('leaves what does not fit for the next tasks, in order', () => {
    inTurn(work('first', 6));
    inTurn(work('second', 6));
    inTurn(work('third', 1));
    expect(done).to.deep.equal(['first']);
    clock.next();
    expect(done).to.deep.equal(['first', 'second']);
    clock.next();
    expect(done).to.deep.equal(['first', 'second', 'third']);
  });
});
