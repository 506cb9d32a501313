import { languageTag } from '@banyan/client/formats.ts'

/** A country's name in the page's language; a code that stands for none is its own name. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames([languageTag()], { type: 'region', fallback: 'none' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Every code for which the browser knows a country, by name. */
export function countryOptions(): { readonly value: string; readonly label: string }[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes
    .filter((code) => !notCountries.has(code))
    .map((value) => ({ value, label: countryName(value) }))
    .filter(({ value, label }) => label !== value)
    .sort((one, other) => one.label.localeCompare(other.label, languageTag()))
}

/** Names that browsers know beside countries: unions, outlying parts, and what stands for none. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'])
