import { expect } from 'chai';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import sinon from 'sinon';

describe('React without stacks of JSX elements', () => {
  afterEach(() => {
    sinon.restore();
  });

  it('still warns of a missing key, and names the component', () => {
    const consoleError = sinon.stub(console, 'error');
    const Names = () => ['Ann', 'Ben'].map((name) => <p>{name}</p>);
    const root = createRoot(document.createElement('div'));
    flushSync(() => {
      root.render(<Names />);
    });
    root.unmount();
    const warnings = consoleError.args.map((words) => words.map(String).join(' '));
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0])
      .to.match(/unique "key" prop/)
      .and.to.include('Names');
  });

  it('takes none', () => {
    const limits: number[] = [];
    sinon.stub(Error, 'stackTraceLimit').set((limit: number) => limits.push(limit));
    expect(<p>Ann</p>).to.have.property('type', 'p');
    expect(limits).to.deep.equal([]);
  });
});
