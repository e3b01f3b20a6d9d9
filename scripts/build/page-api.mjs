/**
 * Generates the reference of `window.shopperProfile` and of the document events from their types, for
 * docs/reference/page-api.md.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const FILES = ['src/browser/page.ts', 'elements/page-api.ts'];

/** The doc comment of a member, as one line. */
const proseOf = (member) =>
  (ts.getTextOfJSDocComment(member.jsDoc?.at(-1)?.comment) ?? '').replaceAll(/\s+/g, ' ');

/** Members of every interface with that name, in file order. */
function membersOf(name) {
  const found = [];
  for (const file of FILES) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node) => {
      if (ts.isInterfaceDeclaration(node) && node.name.text === name) found.push(...node.members);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

const signatureOf = (member) =>
  member
    .getText()
    .replace(/^readonly /, '')
    .replace(/^(\w+)\?/, '$1')
    .replace(/;$/, '')
    .replaceAll(/\s+/g, ' ');

/** Each member with its signature and its sentence. */
export const pageApiMembers = () =>
  membersOf('PageApi').map((member) => ({ signature: signatureOf(member), prose: proseOf(member) }));

/** Events of the whole page: name, type of the detail, when. */
export const documentEvents = () =>
  membersOf('DocumentEventMap').map((member) => ({
    name: member.name.text,
    detail: member.type.typeArguments[0].getText(),
    prose: proseOf(member),
  }));
