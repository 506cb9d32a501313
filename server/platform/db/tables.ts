/**
 * Every table and view by name. Empty here: the platform knows no module. Each module's
 * `store/tables.ts` adds its own rows by declaration merging, so that queries are typed.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}
