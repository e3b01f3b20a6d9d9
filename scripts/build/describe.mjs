/** Contracts → the descriptions that tools read. Each function is pure: data in, data or text out. */

/** Converts `'number|null'` and lists of choices to TypeScript types. */
const fieldType = (field) => {
  if (Array.isArray(field)) return field.map((option) => `'${option}'`).join(' | ');
  return (
    {
      text: 'string',
      texts: 'readonly string[]',
      'number|null': 'number | null',
      values: 'Record<string, string | number> | undefined',
    }[field] ?? field
  );
};

export const detailType = (detail) =>
  `{ ${Object.entries(detail)
    .map(([name, field]) => `${name}: ${fieldType(field)}`)
    .join('; ')} }`;

export const attributeType = (spec) =>
  spec.type === 'choice'
    ? spec.options.map((option) => `'${option}'`).join(' | ')
    : { integer: 'number', boolean: 'boolean', string: 'string' }[spec.type];

export const attributeDefault = (spec) =>
  spec.type === 'boolean' && spec.default !== null ? 'false' : JSON.stringify(spec.default ?? null);

export const cssProperty = (name) => `--shopper-profile-${name}`;

/** The values of both brands, or of each one. */
const themeDefault = ({ byDefault: [first, second] }) =>
  (second === undefined ? first : `UMS: ${first}; AMP: ${second}`).replace(
    'var(--font)',
    `var(${cssProperty('font')})`,
  );

const camelCase = (kebab) => kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** The sentences about what a shopper sees, for whom, and when. */
const sentencesOf = ({ summary, audience, showsWhen }) => `${summary} For whom: ${audience} ${showsWhen.en}`;

/** https://github.com/webcomponents/custom-elements-manifest, schema 2.1.0 */
export const toManifest = ({ contracts, commonAttributes }) => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: [
    {
      kind: 'javascript-module',
      path: 'dist/index.js',
      declarations: contracts.map((contract) => {
        const attributes = Object.entries({ ...contract.attributes, ...commonAttributes });
        return {
          kind: 'class',
          customElement: true,
          tagName: contract.tag,
          name: className(contract.tag),
          description: sentencesOf(contract),
          superclass: { name: 'HTMLElement' },
          attributes: attributes.map(([name, spec]) => ({
            name,
            fieldName: camelCase(name),
            description: spec.description,
            type: { text: attributeType(spec) },
            default: attributeDefault(spec),
          })),
          members: [
            ...attributes.map(([name, spec]) => ({
              kind: 'field',
              name: camelCase(name),
              attribute: name,
              description: spec.description,
              type: { text: attributeType(spec) },
              default: attributeDefault(spec),
            })),
            ...Object.entries(contract.properties ?? {}).map(([name, { description, shape }]) => ({
              kind: 'field',
              name,
              description,
              type: { text: shape },
            })),
          ],
          events: Object.entries(contract.events).map(([name, { description, detail }]) => ({
            name: `shopper-profile-${name}`,
            description,
            type: { text: `CustomEvent<${detailType(detail)}>` },
          })),
          slots: Object.entries(contract.slots).map(([name, description]) => ({ name, description })),
          cssParts: Object.entries(contract.parts).map(([name, description]) => ({ name, description })),
          cssProperties: Object.entries(contract.cssProperties).map(([name, property]) => ({
            name: cssProperty(name),
            description: property.description,
            syntax: property.syntax,
            default: themeDefault(property),
          })),
        };
      }),
      exports: contracts.flatMap((contract) => [
        {
          kind: 'custom-element-definition',
          name: contract.tag,
          declaration: { name: className(contract.tag), module: 'dist/index.js' },
        },
        {
          kind: 'js',
          name: className(contract.tag),
          declaration: { name: className(contract.tag), module: 'dist/index.js' },
        },
      ]),
    },
  ],
});

/** shopper-profile-plans → ShopperProfilePlans */
export const className = (tag) => tag.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

/** https://code.visualstudio.com/api/extension-guides/custom-data-extension */
export const toEditorData = ({ contracts, commonAttributes }) => ({
  version: 1.1,
  tags: contracts.map((contract) => ({
    name: contract.tag,
    description: sentencesOf(contract),
    attributes: Object.entries({ ...contract.attributes, ...commonAttributes }).map(([name, spec]) => ({
      name,
      description: `${spec.description} Default: ${attributeDefault(spec)}.`,
      ...(spec.type === 'choice' && { values: spec.options.map((option) => ({ name: option })) }),
      ...(spec.type === 'boolean' && { valueSet: 'v' }),
    })),
  })),
});

/** The same for style sheets: https://github.com/microsoft/vscode-css-languageservice/blob/main/docs/customData.md */
export const toStyleEditorData = ({ themeProperties }) => ({
  version: 1.1,
  properties: Object.entries(themeProperties).map(([name, property]) => ({
    name: cssProperty(name),
    description: `${property.description} Default: ${themeDefault(property)}.`,
    syntax: property.syntax,
  })),
});

/** The heights that an element needs, by attribute: without attributes (`''`), and with some of them. */
const reservedSpacesOf = ({ reservedBlockSize, reservedBlockSizeWith = {}, reservedBlockSizeIn = {} }) => [
  { attribute: '', lang: '', size: reservedBlockSize },
  ...Object.entries(reservedBlockSizeIn).map(([lang, size]) => ({
    attribute: '',
    lang: `:lang(${lang})`,
    size,
  })),
  ...Object.entries(reservedBlockSizeWith).map(([attribute, size]) => ({ attribute, lang: '', size })),
];

/**
 * At first it is unknown whether the shopper has an active plan. Reserved space for it would shift the page of shoppers
 * who have none. So the elements below it wait until that is known. The plans of a shopper with a recommendation or
 * with applications wait for their cards. The recommendation waits for those of applications. They wait at most 3 seconds.
 */
const WAIT_FOR_PLANS_ABOVE = `shopper-profile-active-plan:not(:state(settled)) ~ shopper-profile-applications:defined,
shopper-profile-active-plan:not(:state(settled)) ~ shopper-profile-recommendation:defined,
shopper-profile-active-plan:not(:state(settled)) ~ shopper-profile-plans:defined,
shopper-profile-recommendation:not(:state(settled)) ~ shopper-profile-plans:state(recommended),
shopper-profile-applications:not(:state(settled)) ~ shopper-profile-recommendation:state(applied),
shopper-profile-applications:not(:state(settled)) ~ shopper-profile-plans:state(applied) {
  animation: shopper-profile-wait 3s step-end;
}

@keyframes shopper-profile-wait {
  from {
    visibility: hidden;
  }
}`;

/**
 * The lists of the other views have reserved space on a page without a view switcher, and while their view shows.
 * `around` holds the page, with the other elements that may be hidden in it.
 */
const reservedSpaceOfViews = (around, ...others) =>
  [
    ['drugs', 'drugs', 'max(34em, 82em - 75vw)'],
    ['doctors', 'providers', 'max(22em, 48em - 50vw)'],
  ]
    .map(([element, view, size]) => {
      const elsewhere = [`shopper-profile-nav:not(:state(${view}))`, ...others].join(', ');
      return `${around}:not(:has(${elsewhere})) {\n  --shopper-profile-${element}-space: ${size};\n}`;
    })
    .join('\n\n');

/** Reserved space for elements that have not loaded yet, so that nothing shifts when they load. */
export const toReserveSheet = ({ contracts, themeProperties }) => {
  const gap = `var(--shopper-profile-gap, ${themeProperties.gap.byDefault[0]})`;
  return [
    '/* Reserves space for each element until it has loaded. Optional; load it in the head. */',
    ...contracts.flatMap((contract) => {
      const { tag } = contract;
      const name = tag.replace('shopper-profile-', '');
      return reservedSpacesOf(contract).map(({ attribute, lang, size }) => {
        const onTag = attribute && `[${attribute}]`;
        const onPlaceholder = attribute && `[data-${attribute}]`;
        // No rule applies after the upgrade, because rules of the page take precedence over those with which an element
        // hides itself.
        const waiting = `${tag}${onTag}${lang}:not(:defined, [hidden]),\n:is([data-shopper-profile='${name}'], .is-shopper-profile-${name})${onPlaceholder}${lang}:not(:has(> ${tag}), [hidden])`;
        return `${waiting} {\n  display: flow-root;\n  margin-block-end: ${size === '0' ? '0' : gap};\n  font-size: large;\n  min-block-size: ${size};\n}`;
      });
    }),
    reservedSpaceOfViews(
      ':root',
      'shopper-profile-page',
      ...['nav', 'page'].flatMap((name) => [
        `[data-shopper-profile='${name}']`,
        `.is-shopper-profile-${name}`,
      ]),
    ),
    WAIT_FOR_PLANS_ABOVE,
    '',
  ].join('\n\n');
};

/** The same rules inside `<shopper-profile-page>`, where the style sheet of the host page does not apply. */
export const toPageReservedSpaceSheet = ({ contracts }, pageTags) =>
  [
    '/* Generated by `npm run generate`. Do not edit. Reserves space for each element of the page until it has loaded. */',
    ...pageTags.flatMap((tag) => {
      const contract = contracts.find((candidate) => candidate.tag === tag);
      if (!contract) throw new Error(`${tag} is on the page and has no contract`);
      return reservedSpacesOf(contract)
        .filter(({ size }) => size !== '0')
        .map(({ attribute, lang, size }) => {
          const selector = `${tag}${attribute && `[${attribute}]`}:not(:defined, [data-missing])${lang}`;
          return `${selector} {\n  min-block-size: ${size};\n}`;
        });
    }),
    reservedSpaceOfViews('.page'),
    WAIT_FOR_PLANS_ABOVE,
    '',
  ].join('\n\n');

/** https://llmstxt.org */
export const toLlmsText = ({ contracts, themeProperties }, { version }) =>
  [
    '# Shopper Profile',
    '',
    `> Web components for the shopper profile of Medicare plan shopping sites. Version ${version}.`,
    '',
    'Load `<script type="module" src="shopper-profile.js"></script>` and `<link rel="stylesheet" href="shopper-profile.css">`, then place tags. Configuration: `<script type="application/json" data-shopper-profile-config>{ "site": "AMP" }</script>`.',
    '',
    ...contracts.flatMap((contract) => [
      `## <${contract.tag}>`,
      '',
      sentencesOf(contract),
      '',
      ...Object.entries(contract.attributes).map(
        ([name, spec]) =>
          `- attribute \`${name}\` (${attributeType(spec)}, default ${attributeDefault(spec)}): ${spec.description}`,
      ),
      ...Object.entries(contract.events).map(
        ([name, spec]) =>
          `- event \`shopper-profile-${name}\` ${detailType(spec.detail)}: ${spec.description}`,
      ),
      '',
      '```html',
      contract.example,
      '```',
      '',
    ]),
    '## Theme',
    '',
    'Custom properties of every tag, set on it or above it. What is left out follows the surface, so that all words can be read.',
    '',
    ...Object.entries(themeProperties).map(
      ([name, property]) =>
        `- custom property \`${cssProperty(name)}\` (${property.syntax}, default ${themeDefault(property)}): ${property.description}`,
    ),
    '',
  ].join('\n');
