/**
 * The complete list of the events and fields that are sent to the brands. Everything else stays on the page.
 * docs/reference/analytics.md is generated from it.
 */

/**
 * Types of entries in the page data array (TRACK-11).
 * @internal
 */
export const pageDataTypes = [
  'link click',
  'button click',
  'form submit',
  'form error',
  'page load',
  'dynamic content',
  'UI error',
] as const;

type PageDataType = (typeof pageDataTypes)[number];

export interface TrackedEvent {
  /** When the event occurs. */
  when: string;
  pageData: PageDataType;
  /**
   * Name of the asset that was seen or used. Braces contain fields of the event's detail; their values are our own
   * names.
   */
  asset: string;
  /** `profile_action` of the analytics event. No value: no analytics event is sent. */
  action?: string;
  /** Whether it is an action on an item of the profile, which is also reported to the Domo service (OPEN-B35). */
  isItemAction?: boolean;
  /** Whether it reports the number of imported drugs and doctors (OPEN-B38). */
  countsImports?: boolean;
  requirements: string;
}

/**
 * By the name of the DOM event without its prefix. `plan-summary` is the `navigate` event of an agent who goes there;
 * `provider-search-closed` is the `tool-closed` event of that tool.
 */
export const trackedEvents = {
  ready: {
    when: 'The load flow has ended.',
    pageData: 'page load',
    asset: 'shopper profile',
    action: 'page load',
    requirements: 'CONST-06, TRACK-10, TRACK-11',
  },
  navigate: {
    when: 'The shopper followed a link.',
    pageData: 'link click',
    asset: '{name}',
    requirements: 'TRACK-10, TRACK-11',
  },
  'plan-summary': {
    when: 'An agent went to the plan summary.',
    pageData: 'link click',
    asset: '{name}',
    action: 'plan summary',
    isItemAction: true,
    requirements: 'TRACK-02, TRACK-08, OPEN-B35',
  },
  'view-profile': {
    when: 'Customer service pressed a control that leads other users to the plan summary.',
    pageData: 'button click',
    asset: 'view profile',
    action: 'view profile',
    isItemAction: true,
    requirements: 'TRACK-09, ROLES-20, OPEN-B35',
  },
  'item-removed': {
    when: 'A saved plan, drug, or doctor was removed.',
    pageData: 'dynamic content',
    asset: '{kind} removed',
    action: '{kind} removed',
    isItemAction: true,
    requirements: 'TRACK-01, TRACK-08, OPEN-B35',
  },
  'item-restored': {
    when: 'A removal was undone.',
    pageData: 'dynamic content',
    asset: '{kind} restored',
    action: '{kind} restored',
    isItemAction: true,
    requirements: 'TRACK-01, TRACK-08, OPEN-B35',
  },
  'profile-merged': {
    when: 'The profile now contains what the shopper told an agent.',
    pageData: 'dynamic content',
    asset: 'profile merged',
    action: 'profile merged',
    isItemAction: true,
    requirements: 'IDENT-31, OPEN-B21, OPEN-B35',
  },
  'items-imported': {
    when: 'The drugs and doctors of a member have been imported into the profile.',
    pageData: 'dynamic content',
    asset: 'items imported',
    action: 'items imported',
    countsImports: true,
    requirements: 'TRACK-01, OPEN-B38',
  },
  'year-change': {
    when: 'The shopper switched to the plans of another year.',
    pageData: 'button click',
    asset: 'plan year',
    requirements: 'TRACK-10, TRACK-11',
  },
  'extra-help-change': {
    when: 'The shopper answered the Extra Help question. The event does not contain the answer.',
    pageData: 'button click',
    asset: 'extra help',
    requirements: 'TRACK-10, TRACK-11',
  },
  'control-press': {
    when: 'The shopper pressed a button that does not lead to another page. Names of buttons are defined in the code.',
    pageData: 'button click',
    asset: '{control}',
    requirements: 'TRACK-10, TRACK-11',
  },
  'provider-search-closed': {
    when: 'The shopper closed the provider search.',
    pageData: 'dynamic content',
    asset: 'provider search closed',
    action: 'provider search closed',
    requirements: 'DOCS-15, OPEN-B14',
  },
  'view-change': {
    when: 'The shopper switched to another view.',
    pageData: 'dynamic content',
    asset: '{view}',
    requirements: 'TRACK-10, TRACK-11',
  },
  'popup-open': {
    when: 'A popup has opened.',
    pageData: 'dynamic content',
    asset: '{popup}',
    requirements: 'TRACK-10, TRACK-11',
  },
  'form-submit': {
    when: 'The shopper submitted a form.',
    pageData: 'form submit',
    asset: '{form}',
    requirements: 'TRACK-10, TRACK-11',
  },
  'form-error': {
    when: 'A form could not be submitted, because a value was missing or invalid.',
    pageData: 'form error',
    asset: '{form}',
    requirements: 'TRACK-10, TRACK-11',
  },
  error: {
    when: 'Something failed; the code identifies the failure.',
    pageData: 'UI error',
    asset: '{code}',
    requirements: 'IDENT-35, TRACK-10, TRACK-11',
  },
} as const satisfies Record<string, TrackedEvent>;

export type TrackedName = keyof typeof trackedEvents;

export const isTracked = (name: string): name is TrackedName => Object.hasOwn(trackedEvents, name);
