// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
/** Made up: how a plan changes in the year after the published one. Plans without a row do not change. */
export type NextYearChange = 'dearer' | 'cheaper' | 'notListed' | 'higherTiers';
declare const nextYear: { rows: [contractPlanSegment: string, change: NextYearChange][] };
export default nextYear;
