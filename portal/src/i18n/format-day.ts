import { numberLocale } from './number-locale.ts'
import { languageTag } from './text.ts'

/** The day of a moment of the wire, in the visitor's own zone; with its year where that is not this one. */
export function formatDay(moment: string): string {
  const day = new Date(moment)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(languageTag() === 'en' ? 'en-GB' : numberLocale(languageTag()), {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(day)
}
