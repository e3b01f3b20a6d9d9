/** A call of a new piece in the load flow: asked for beside the content fragments, so that nobody waits for it. */

const service = ({ camel, pascal, title }) => `
import * as v from 'valibot';
import type { Config } from '../config/settings';
import { callEndpoint } from './endpoint';
import type { Result } from './http';
import { group, list, requiredText } from './wire';

const answer = group({ names: list(requiredText) });

/** \`endpoints.${camel}\`: ${title.toLowerCase()} by name. */
export const read${pascal} = (config: Config): Promise<Result<string[]>> =>
  callEndpoint(config, '${camel}', (body) => v.parse(answer, body).names);
`;

const step = ({ name, camel, pascal, title }) => `
import type { Config } from '../../config/settings';
import { read${pascal} } from '../../services/${name}-service';
import { pageAtom, write } from '../store';
import { reportFailure } from './report';

/** ${title} by name. */
export const ${camel}Atom = pageAtom<readonly string[]>('${camel}', []);

export async function load${pascal}(config: Config): Promise<void> {
  const answer = await read${pascal}(config);
  if (answer.ok) write(${camel}Atom, answer.value);
  else reportFailure(answer.failure, '${name}-failed');
}
`;

/** File → text. */
export const callFiles = (names) => ({
  [`src/services/${names.name}-service.ts`]: service(names),
  [`src/state/load/${names.name}.ts`]: step(names),
});

const withRow = (text, path) => {
  const first = /^\| `GET [^\n]*serverData`[^\n]*\n/m.exec(text)?.[0];
  return first ? text.replace(first, () => first + first.replace('/landrover/api/serverData', path)) : text;
};

/** File → what becomes of its text. */
export const callChanges = ({ name, camel, pascal }) => ({
  'src/config/brand-settings.ts': (text) =>
    text.replace(/(\n {2}endpoints: \{\n)/, `$1    ${camel}: endpoint('GET /landrover/api/${name}'),\n`),
  'src/state/load/load-flow.ts': (text) =>
    text
      .replace(
        /(import \{ reportFailure, reportProblem \} from '.\/report';\n)/,
        `$1import { load${pascal} } from './${name}';\n`,
      )
      .replace(/(\n +)(void loadContent\(config\);)/, `$1$2$1void load${pascal}(config);`),
  'demo/service/routes/site.ts': (text) =>
    text
      .replace(/(interface Calls \{\n)/, `$1    ${camel}: true;\n`)
      .replace(
        /(new Hono<Env>\(\)\n)/,
        `$1  .get('/${name}', call('${camel}'), (context) => context.json({ names: ['First', 'Second'] }))\n`,
      ),
  'docs/load-flow.md': (text) => withRow(text, `/landrover/api/${name}`),
});
