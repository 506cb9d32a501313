import { numberLocale } from './number-locale.ts'
import { languageTag } from './text.ts'

/** A moment of the wire in the visitor's own zone, which it names. */
export function formatMoment(moment: string): string {
  return new Intl.DateTimeFormat(languageTag() === 'en' ? 'en-GB' : numberLocale(languageTag()), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(new Date(moment))
}
