/** A draft as code that can be pasted: as tags, in the forms for editors that drop tags, and for frameworks. */
import { tagOf, type Draft, type Placed } from './draft';

export const forms = {
  tags: 'Tags',
  whole: 'Whole page',
  data: 'div with data-…',
  class: 'div with a class',
  react: 'React',
  vue: 'Vue',
  angular: 'Angular',
  svelte: 'Svelte',
} as const;

export type Form = keyof typeof forms;

type PageOfDraft = Pick<Draft, 'site' | 'lang'>;

const byCode = (characters: RegExp) => (text: string) =>
  text.replace(characters, (character) => `&#${String(character.charCodeAt(0))};`);

const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Where braces, and in Angular more than those, mean something. */
const inTemplate = (text: string): string => byCode(/[{}@`\\$]/g)(inHtml(text));

type Attribute = [name: string, value: string];

/** `escape`: how text becomes text of this language. */
function element(
  name: string,
  attributes: Attribute[],
  text: string,
  escape: (text: string) => string,
): string {
  const written = attributes.map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escape(value)}"`));
  return `<${name}${written.join('')}>${escape(text)}</${name}>`;
}

const attributesOf = ({ attributes }: Placed): Attribute[] => Object.entries(attributes);

const asTag = (piece: Placed, escape = inHtml): string =>
  element(tagOf(piece), attributesOf(piece), piece.text, escape);

const asDiv = (first: Attribute, piece: Placed): string => {
  const others = attributesOf(piece).map(([name, value]): Attribute => [`data-${name}`, value]);
  return element('div', [first, ...others], piece.text, inHtml);
};

const isPlain = (text: string): boolean => !/["&{}<>\\\n]/.test(text);

/** Numbers and booleans as such, so that TypeScript takes them. */
function asJsx(piece: Placed): string {
  const attributes = attributesOf(piece).map(([name, value]) => {
    if (value === '') return ` ${name}`;
    if (/^\d+$/.test(value)) return ` ${name}={${value}}`;
    return isPlain(value) ? ` ${name}="${value}"` : ` ${name}={${JSON.stringify(value)}}`;
  });
  const text = isPlain(piece.text) ? piece.text : `{${JSON.stringify(piece.text)}}`;
  const start = `<${tagOf(piece)}${attributes.join('')}`;
  return text ? `${start}>${text}</${tagOf(piece)}>` : `${start} />`;
}

const indented = (lines: readonly string[], spaces: number): string =>
  lines.map((line) => ' '.repeat(spaces) + line).join('\n');

const importsOf = (pieces: readonly Placed[], types?: string): string[] => [
  ...[...new Set(pieces.map(({ name }) => name))].map((name) => `import 'shopper-profile/elements/${name}';`),
  ...(types ? [`import type {} from 'shopper-profile/${types}';`] : []),
];

const asTemplate = (pieces: readonly Placed[]): string[] => pieces.map((piece) => asTag(piece, inTemplate));

/** What a template has once, around the tags of its authors. */
const asPage = (pieces: readonly Placed[], { site, lang }: PageOfDraft): string => `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Shopper profile</title>
    <link rel="stylesheet" href="/shopper-profile/shopper-profile.css" />
    <script type="application/json" data-shopper-profile-config>
      { "site": "${site}", "phones": { "tollFree": "1-800-555-0100" } }
    </script>
    <script type="module" src="/shopper-profile/shopper-profile.js"></script>
  </head>
  <body>
${indented(
  pieces.map((piece) => asTag(piece)),
  4,
)}
  </body>
</html>`;

const writers: Record<Form, (pieces: readonly Placed[], page: PageOfDraft) => string> = {
  tags: (pieces) => pieces.map((piece) => asTag(piece)).join('\n'),
  whole: asPage,
  data: (pieces) => pieces.map((piece) => asDiv(['data-shopper-profile', piece.name], piece)).join('\n'),
  class: (pieces) => pieces.map((piece) => asDiv(['class', `is-${tagOf(piece)}`], piece)).join('\n'),
  react: (pieces) => `${importsOf(pieces, 'react').join('\n')}

export const ProfileArea = () => (
  <>
${indented(pieces.map(asJsx), 4)}
  </>
);`,
  vue: (pieces) => `<script setup lang="ts">
${importsOf(pieces, 'vue').join('\n')}
</script>

<template>
${indented(asTemplate(pieces), 2)}
</template>`,
  angular: (pieces) => `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
${importsOf(pieces).join('\n')}

@Component({
  selector: 'app-profile-area',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${indented(asTemplate(pieces), 4)}
  \`,
})
export class ProfileArea {}`,
  svelte: (pieces) => `<script lang="ts">
${indented(importsOf(pieces, 'svelte'), 2)}
</script>

${asTemplate(pieces).join('\n')}`,
};

export const snippetOf = (
  pieces: readonly Placed[],
  form: Form,
  page: PageOfDraft = { site: 'AMP', lang: 'en' },
): string => (pieces.length > 0 ? writers[form](pieces, page) : '');
