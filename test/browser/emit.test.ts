import { expect } from 'chai';
import { bufferedEvents, consumeEvents, emit, subscribe } from '../../src/browser/emit';
import { forgetPage } from '../../src/browser/page-singleton';

describe('events of the bundle', () => {
  beforeEach(forgetPage);
  afterEach(forgetPage);

  it('reach each listener until it unsubscribes', () => {
    const seen: string[] = [];
    const stop = subscribe(({ name }) => seen.push(`first ${name}`));
    subscribe(({ name }) => seen.push(`second ${name}`));
    emit('one', {});
    stop();
    emit('two', {});
    expect(seen).to.deep.equal(['first one', 'second one', 'second two']);
  });

  it('are buffered, 50 at most, until something consumes them', () => {
    for (let count = 0; count < 60; count += 1) emit('early', { count });
    expect(bufferedEvents()).to.have.length(50);
    const seen: unknown[] = [];
    consumeEvents(({ detail }) => seen.push(detail.count));
    emit('late', { count: 'late' });
    expect(seen).to.have.length(51);
    expect([seen[0], seen[49], seen[50]]).to.deep.equal([0, 49, 'late']);
    expect(bufferedEvents()).to.be.empty;
  });
});
