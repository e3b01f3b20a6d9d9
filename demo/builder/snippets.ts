/** A draft as code to paste: as tags, as a `div` for editors that drop tags, and for frameworks. */
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

/** Escapes braces, and the other characters with a special meaning in templates, such as those of Angular. */
const inTemplate = (text: string): string => byCode(/[{}@`\\$]/g)(inHtml(text));

type Attribute = [name: string, value: string];

/** `escape` turns plain text into text of this language. */
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

const asTag = (profileElement: Placed, escape = inHtml): string =>
  element(tagOf(profileElement), attributesOf(profileElement), profileElement.text, escape);

const asDiv = (first: Attribute, profileElement: Placed): string => {
  const others = attributesOf(profileElement).map(([name, value]): Attribute => [`data-${name}`, value]);
  return element('div', [first, ...others], profileElement.text, inHtml);
};

const isPlain = (text: string): boolean => !/["&{}<>\\\n]/.test(text);

/** Numbers and booleans without quotes, so that TypeScript accepts them. */
function asJsx(profileElement: Placed): string {
  const attributes = attributesOf(profileElement).map(([name, value]) => {
    if (value === '') return ` ${name}`;
    if (/^\d+$/.test(value)) return ` ${name}={${value}}`;
    return isPlain(value) ? ` ${name}="${value}"` : ` ${name}={${JSON.stringify(value)}}`;
  });
  const text = isPlain(profileElement.text)
    ? profileElement.text
    : `{${JSON.stringify(profileElement.text)}}`;
  const start = `<${tagOf(profileElement)}${attributes.join('')}`;
  return text ? `${start}>${text}</${tagOf(profileElement)}>` : `${start} />`;
}

const indented = (lines: readonly string[], spaces: number): string =>
  lines.map((line) => ' '.repeat(spaces) + line).join('\n');

const importsOf = (elements: readonly Placed[], types?: string): string[] => [
  ...[...new Set(elements.map(({ name }) => name))].map(
    (name) => `import 'shopper-profile/elements/${name}';`,
  ),
  ...(types ? [`import type {} from 'shopper-profile/${types}';`] : []),
];

const asTemplate = (elements: readonly Placed[]): string[] =>
  elements.map((profileElement) => asTag(profileElement, inTemplate));

/** The part of a template that appears once, around the tags of the authors. */
const asPage = (elements: readonly Placed[], { site, lang }: PageOfDraft): string => `<!doctype html>
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
  elements.map((profileElement) => asTag(profileElement)),
  4,
)}
  </body>
</html>`;

const writers: Record<Form, (elements: readonly Placed[], page: PageOfDraft) => string> = {
  tags: (elements) => elements.map((profileElement) => asTag(profileElement)).join('\n'),
  whole: asPage,
  data: (elements) =>
    elements
      .map((profileElement) => asDiv(['data-shopper-profile', profileElement.name], profileElement))
      .join('\n'),
  class: (elements) =>
    elements
      .map((profileElement) => asDiv(['class', `is-${tagOf(profileElement)}`], profileElement))
      .join('\n'),
  react: (elements) => `${importsOf(elements, 'react').join('\n')}

export const ProfileArea = () => (
  <>
${indented(elements.map(asJsx), 4)}
  </>
);`,
  vue: (elements) => `<script setup lang="ts">
${importsOf(elements, 'vue').join('\n')}
</script>

<template>
${indented(asTemplate(elements), 2)}
</template>`,
  angular: (elements) => `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
${importsOf(elements).join('\n')}

@Component({
  selector: 'app-profile-area',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${indented(asTemplate(elements), 4)}
  \`,
})
export class ProfileArea {}`,
  svelte: (elements) => `<script lang="ts">
${indented(importsOf(elements, 'svelte'), 2)}
</script>

${asTemplate(elements).join('\n')}`,
};

export const snippetOf = (
  elements: readonly Placed[],
  form: Form,
  page: PageOfDraft = { site: 'AMP', lang: 'en' },
): string => (elements.length > 0 ? writers[form](elements, page) : '');
