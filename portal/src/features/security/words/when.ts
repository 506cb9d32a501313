import { languageTag, numberLocale } from '@banyan/client/formats.ts'
import type { Text } from '#/src/i18n/text.ts'

/** A moment of the wire in the visitor's own zone, as short as it is clear: today 19:01, 18 Nov 22:14, 3 Nov 2025. */
export function when(t: Text, moment: string): string {
  const at = new Date(moment)
  const now = new Date()
  const time = formatDate(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (at.toDateString() === now.toDateString()) return t('security.today', { time })
  const day = { day: 'numeric', month: 'short' } as const
  if (at.getFullYear() !== now.getFullYear()) return formatDate(at, { ...day, year: 'numeric' })
  return t('security.dayAndTime', { day: formatDate(at, day), time })
}

/** The day of a moment, with its year. */
export function onDay(moment: string): string {
  return formatDate(new Date(moment), { day: 'numeric', month: 'short', year: 'numeric' })
}

function formatDate(at: Date, options: Intl.DateTimeFormatOptions): string {
  const locale = languageTag() === 'en' ? 'en-GB' : numberLocale(languageTag())
  return new Intl.DateTimeFormat(locale, options).format(at)
}
