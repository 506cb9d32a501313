import { once } from '#/platform/once.ts'

/** The numbering plans of all countries: a tenth of a second of loading that no start has to pay. */
export const numberRules = once(() => import('@banyan/rules/fields/mobile-number.ts'))
