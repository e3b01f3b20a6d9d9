import { scenarioNames } from '../../demo/service/index';
import { leaveTestPage } from '../support/page';
import { forgetTool } from '../support/tools';
import { kindsIn } from './planted';
import { visit } from './visit';

describe('a hostile page', () => {
  afterEach(() => {
    forgetTool();
    leaveTestPage();
  });
  const seen = new Map<string, number>();
  for (const scenario of scenarioNames) {
    it(`sees nothing: ${scenario}`, async () => {
      const from = performance.now();
      const { traces, pressed, page } = await visit(scenario);
      const t = performance.now();
      for (const { channel, place, text } of traces)
        for (const [kind, word] of kindsIn(text)) {
          let c = '';
          if (channel === 'session recorder') { const i = text.indexOf(word); c = text.slice(Math.max(0, i - 160), i + 60); }
          const key = [channel, place, kind, word, c].join(' | ');
          seen.set(key, (seen.get(key) ?? 0) + 1);
        }
      console.log('[shopper-profile]' + scenario, Math.round(t - from), Math.round(performance.now() - t), traces.length, [...pressed].map(([k, n]) => `${k} ${n}`).join('; '));
      page.log.splice(0);
    }).timeout(60000);
  }
  after(() => { throw new Error([...seen].map(([k, n]) => `${n} ${k}`).join('\n')); });
});
