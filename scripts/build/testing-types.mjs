import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const RELATIVE = /from '(\.[^']*)(?=')/g;

/** What these declare imports nothing else (`types.ts`). */
const FILES = ['index', 'types', 'generated/names'];
/** A function of it is declared here, because its module imports the service. */
const CREATE = `export declare function createProfileService(options?: import('./types.js').ProfileServiceOptions): import('./types.js').ProfileService;`;

/** Writes the declarations of `shopper-profile/testing`. Node's module resolution requires full names. */
export const testingTypes = (from, to) => ({
  name: 'testing-types',
  writeBundle() {
    for (const name of FILES) {
      const source = readFileSync(path.join(from, `${name}.ts`), 'utf8');
      const { outputText, diagnostics } = ts.transpileDeclaration(source, {
        compilerOptions: { isolatedDeclarations: true, declaration: true, target: ts.ScriptTarget.ES2022 },
        fileName: `${name}.ts`,
        reportDiagnostics: true,
      });
      if (diagnostics?.length) this.error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})));
      const file = path.join(to, `${name}.d.ts`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(
        file,
        outputText
          .replace(/export \{ createProfileService \} from '[^']+';/, CREATE)
          .replaceAll(RELATIVE, '$&.js'),
      );
    }
  },
});
