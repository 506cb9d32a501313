import { numberFormat } from '@banyan/client/formats.ts'
import { latinDigits } from '@banyan/rules/fields/typed-number.ts'

const ppmInPercent = 10_000

/** Millionths as percent, as the page's language writes them: 125000 is 12.5%. */
export function percentText(ppm: number): string {
  const format = numberFormat({ style: 'percent', maximumFractionDigits: 4 })
  return format.format(ppm / 1_000_000)
}

/** Millionths as a person types percent: 125000 is 12.5. */
export const typedPercent = (ppm: number): string => String(ppm / ppmInPercent)

/** What was typed as percent, in millionths; undefined where it is none, or finer than a millionth. */
export function ppmTyped(text: string): number | undefined {
  const found = /^(\d{1,6})(?:[.,](\d{1,4}))?$/.exec(latinDigits(text).trim())
  if (!found) return undefined
  const [, whole = '', fraction = ''] = found
  return Number(whole) * ppmInPercent + Number(fraction.padEnd(4, '0'))
}
