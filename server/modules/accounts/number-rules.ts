import { once } from '#/platform/once.ts'

/** The numbering plans of all countries: a tenth of a second of loading that no start has to pay. */
export const numberRules = once(() => import('@banyan/rules/fields/mobile-number.ts'))

/** A number of ours as its two parts. */
export async function parsedNumber(e164: string): Promise<{ readonly dialingCode: string; readonly national: string }> {
  const { partsOf } = await numberRules()
  return partsOf(e164)
}
