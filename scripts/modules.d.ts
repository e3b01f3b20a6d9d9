/** Types of the scripts that tests import. */

declare module '*/scripts/build/changelog-figures.mjs' {
  export function figuresOf(changelog: string): { what: string; files: number; kilobytes: number }[];
}

declare module '*/scripts/new/edits.mjs' {
  export interface Edit {
    file: string;
    after?: string;
    before?: string;
    text: string;
    sign: string;
  }
  export function replaceOnce(text: string, find: string, replacement: string, file: string): string;
  export function insert(before: string, edit: Edit): string;
  export function isInserted(current: string, edit: Edit): boolean;
  export function takeOut(current: string, edit: Edit): string;
}

declare module '*/scripts/new/names.mjs' {
  interface Names {
    name: string;
    camel: string;
    pascal: string;
    words: string;
    title: string;
  }
  export function namesOf(name: string): Names;
  export function checkName(name: string, options?: readonly string[]): void;
}

declare module '*/scripts/new/plan.mjs' {
  interface Planned {
    made: Map<string, string>;
    changed: Map<string, string>;
  }
  interface PlannedRemoval {
    removed: string[];
    changed: Map<string, string>;
    left: string[];
  }
  export function planNew(name: string, options: { hasCall: boolean; hasPopup: boolean }): Promise<Planned>;
  export function planRemoval(name: string, options: { isForced: boolean }): Promise<PlannedRemoval>;
}

declare module '*/scripts/test/changed.mjs' {
  export function testsOfChange(change: {
    changed: readonly string[];
    tests: readonly string[];
    imports: ReadonlyMap<string, readonly string[]>;
  }): { files: string[]; stories: string[]; leftOut: string[] };
}

declare module '*/scripts/test/kinds.mjs' {
  export const TEST_FILE: RegExp;
  export const KINDS: readonly string[];
  export function kindOf(file: string): string;
}

declare module '*/scripts/test/files.mjs' {
  export function elementNamed(name: string, elements: readonly string[]): string;
}

declare module '*/scripts/test/tally.mjs' {
  interface Counts {
    passed: number;
    failed: number;
  }
  export class Tally {
    constructor(files: readonly string[]);
    add(results: { perFile: Readonly<Record<string, Counts>>; failures: readonly string[] }): void;
    readonly isClean: boolean;
    report(): string[];
  }
}

declare module '*/scripts/verify-steps.mjs' {
  export const STEPS: readonly string[];
  export const NIGHT_STEPS: readonly string[];
}

declare module '*/scripts/build/check-groups.mjs' {
  export function checkGroups(
    contracts: readonly { tag: string }[],
    groups: Readonly<Record<string, { elements: readonly string[] }>>,
  ): void;
}

declare module '*/scripts/build/chunks.mjs' {
  interface Graph {
    getModuleIds(): Iterable<string>;
    getModuleInfo(
      id: string,
    ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
  }
  export function chunksOf(
    groups: Readonly<
      Record<string, { elements: readonly string[]; needs?: readonly string[]; isOnDemand?: boolean }>
    >,
    onDemand: Readonly<
      Record<string, { modules: readonly string[]; needs?: readonly string[]; isLoadStep?: boolean }>
    >,
    idOf: (file: string) => string,
  ): (id: string, graph: Graph) => string | undefined;
}

declare module '*/scripts/screenshots/compare.mjs' {
  export interface Picture {
    width: number;
    height: number;
    data: Uint8Array;
  }
  export function difference(
    before: Picture,
    after: Picture,
  ): { pixels: number; share: number; heights: [number, number]; picture: Picture } | undefined;
}

declare module '*/scripts/screenshots/png.mjs' {
  interface Picture {
    width: number;
    height: number;
    data: Uint8Array;
  }
  export function encode(picture: Picture): Uint8Array;
  export function decode(bytes: Uint8Array): Picture;
}

declare module '*/scripts/screenshots/list.mjs' {
  interface Visit {
    name: string;
    path: string;
    query: Record<string, string>;
    widths: number[];
  }
  export const visits: Visit[];
  export function pictureName(visit: Visit, width: number): string;
}

declare module '*/scripts/build/dated-rules.mjs' {
  export function checkDatedRules(
    rules: Readonly<Record<string, { source: string; validThrough: string }>>,
    today: string,
  ): { expired: string[]; soon: string[] };
}

declare module '*/scripts/build/design-tokens.mjs' {
  interface DesignToken {
    $type: 'color' | 'dimension' | 'fontFamily';
    $value: { hex: string } | { value: number; unit: 'rem' } | string | string[];
    $description: string;
  }
  type Tokens = Record<string, DesignToken>;
  export function toDesignTokens(source: {
    brands: readonly string[];
    themeProperties: object;
    spaces: object;
    sizes: object;
  }): Record<'UMS' | 'AMP' | 'space' | 'size', Tokens>;
}

declare module '*/scripts/conformance/checks.mjs' {
  export const checks: Readonly<Record<string, object>>;
}

declare module '*/scripts/conformance/by-hand.mjs' {
  export const byHand: Readonly<Record<string, { date: string; what: string }>>;
}

declare module '*/scripts/conformance/criteria.mjs' {
  export const criteria: Readonly<Record<string, object>>;
}

declare module '*/scripts/conformance/sources.mjs' {
  interface StoryFile {
    file: string;
    names: readonly string[];
  }
  export function readStories(): StoryFile[];
}

declare module '*/scripts/conformance/evidence.mjs' {
  interface Row {
    num: string;
    handle: string;
    level: string;
    note: string;
    evidence: { id: string; kind: string; text: string; rules?: string[] }[];
  }
  export interface Report {
    catalog: string;
    counts: { stories: number };
    screenReader: { date: string; orca: string; firefox: string; journeys: string[] };
    chapters: { id: string; criteria: Row[] }[];
    drift: string[];
  }
  export function gather(changed?: {
    checks?: object;
    byHand?: object;
    criteria?: object;
    stories?: readonly { file: string; names: readonly string[] }[];
  }): Promise<Report>;
}

declare module '*/scripts/screen-reader/journeys.mjs' {
  export const journeys: readonly { name: string; title: string; path: string; keys: string[] }[];
}

declare module '*/scripts/screen-reader/transcript.mjs' {
  export interface Step {
    key: string;
    said: string[];
  }
  export function toText(journey: { title: string; path: string }, steps: readonly Step[]): string;
  export function stepsOf(text: string): Step[];
  export function differences(expected: readonly Step[], heard: readonly Step[]): string[];
}

declare module '*/scripts/conformance/openacr.mjs' {
  export function readCatalog(): { standards: { id: string }[] };
  export function invalidity(report: unknown): Promise<string | undefined>;
}

declare module '*/scripts/conformance/write.mjs' {
  import type { Report } from '*/scripts/conformance/evidence.mjs';

  export function toOpenAcr(report: Report, version: string): object;
  export function toYaml(report: Report, version: string): string;
  export function toPage(report: Report, version: string): string;
  export function conformanceReference(report: Report): string;
}

declare module '*/scripts/build/load-module.mjs' {
  export function loadModule<Module>(source: string, resolveDir?: string): Promise<Module>;
}

declare module '*/scripts/build/network.mjs' {
  interface Request {
    call: string;
    method: string;
    address: string;
    settings: string[];
    query: string[];
    body: string[];
    carries: string[];
    trigger: string;
  }
  /** Content of `network.json`. */
  export interface Network {
    version: string;
    requests: Request[];
    otherHosts: string[];
    tools: { setting: string }[];
    navigation: { setting: string; address: string | null }[];
    storage: { name: string | null; setting: string; where: string; howLong: string }[];
  }
  export function readNetwork(version?: string): Promise<Network>;
}

declare module '*/scripts/build/sbom.mjs' {
  interface File {
    type: string;
    fileName: string;
    modules?: Record<string, { renderedLength: number }>;
  }
  export function collectPackages(
    shipped: Map<string, Set<string>>,
    folder?: string,
  ): {
    generateBundle(options: unknown, bundle: Record<string, File>): void;
  };
  export function toSbom(shipped: Map<string, Set<string>>): string;
}

declare module '*/scripts/build/release-page.mjs' {
  import type { Network } from '*/scripts/build/network.mjs';

  type Places = Readonly<Record<string, readonly string[]>>;

  interface Times {
    browser: string;
    processors: string;
    runs: number;
    cells: readonly { name: string; median: number; lower: number; upper: number }[];
  }

  export function newsOf(changelog: string, heading: string): [kind: string, entries: string[]][];
  export function actionsOf(upgrading: string, heading: string): string[];
  export function placesOf(network: Network): Places;
  export function releasePage(
    stored: {
      version: string;
      since: { version: string; commit: string };
      figures: readonly { what: string; figure: string; limit: string }[];
      times: Times;
      places: Places;
      pictures: Readonly<Record<'added' | 'changed' | 'removed', readonly string[]>>;
    },
    release: {
      changelog: string;
      heading: string;
      upgrading: string;
      upgradeHeading: string;
      report: object;
      network: Network;
    },
  ): string;
}
