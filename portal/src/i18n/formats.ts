import { numberLocale } from './number-locale.ts'
import { languageTag } from './text.ts'

/** A whole number as the page's language writes it. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(numberLocale(languageTag())).format(value)
}
