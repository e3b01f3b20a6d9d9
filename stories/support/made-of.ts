/** The components of each element, by the ids of their pages. Links lead in both directions. */
const dialog = 'components-dialog--docs';
const identity = [
  'components-identity-form--docs',
  'components-identity-failure--docs',
  'components-waiting--docs',
];

const madeOf: Readonly<Record<string, readonly string[]>> = {
  'account-ready': ['components-notice--docs', 'components-heading--docs'],
  'active-plan': ['components-active-plan--docs', 'components-plan-facts--docs'],
  applications: ['components-application-card--docs'],
  banner: ['components-banner--docs'],
  'confirm-identity': [dialog, ...identity],
  disclosures: ['components-accordion--docs'],
  doctors: [
    'components-provider-icon--docs',
    'components-remove-item-dialog--docs',
    'components-undo-message--docs',
  ],
  'drug-estimator': ['components-tool-dialog--docs', 'components-buttons-and-links--docs'],
  drugs: ['components-drugs--docs', 'components-remove-item-dialog--docs', 'components-undo-message--docs'],
  email: [dialog, 'components-email-dialog--docs', 'components-text-field--docs'],
  'extra-help': [dialog, 'components-extra-help--docs'],
  faq: ['components-accordion--docs'],
  'find-plan': ['components-text-field--docs', 'components-heading--docs'],
  help: ['components-heading--docs'],
  import: [dialog, ...identity],
  loading: [dialog, 'components-loading-screen--docs'],
  outage: ['components-notice--docs'],
  plans: [
    dialog,
    'components-plan-card--docs',
    'components-plan-coverage--docs',
    'components-plan-facts--docs',
    'components-plans-states--docs',
    'components-drug-pricing-dialog--docs',
    'components-supplement-card--docs',
    'components-remove-item-dialog--docs',
    'components-undo-message--docs',
    'components-icon--docs',
  ],
  recommendation: [
    'components-plan-facts--docs',
    'components-supplement-card--docs',
    'components-icon--docs',
  ],
  'sign-out': [dialog, 'components-sign-out-dialog--docs'],
  timeout: [dialog, 'components-timeout-dialog--docs'],
  'top-bar': ['components-buttons-and-links--docs'],
};

const nameOf = (id: string): string =>
  id
    .replace(/^(components|elements)-/, '')
    .replace(/--docs$/, '')
    .replaceAll('-', ' ');

/** Links from an element to its components, or from a component to its elements, by the start of the page’s id. */
export function linksOf(componentId: string): { title: string; links: { id: string; name: string }[] } {
  const page = `${componentId}--docs`;
  const isElement = componentId.startsWith('elements-');
  const ids = isElement
    ? (madeOf[componentId.replace('elements-', '')] ?? [])
    : Object.keys(madeOf)
        .filter((element) => madeOf[element]?.includes(page))
        .map((element) => `elements-${element}--docs`);
  return {
    title: isElement ? 'Made of' : 'Part of',
    links: ids.map((id) => ({ id, name: nameOf(id) })),
  };
}
