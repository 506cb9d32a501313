import { languageTag, momentLocale } from '@banyan/client/formats.ts'

/** One for each language and kind of moment. */
const made = new Map<string, Intl.DateTimeFormat>()

/** When an issue was drawn, in the visitor's own zone: the time of one that has several a day, the day of others. */
export function issueMoment(openTime: string, isDaily: boolean): string {
  const locale = momentLocale(languageTag())
  const key = `${locale} ${isDaily}`
  const format =
    made.get(key) ??
    new Intl.DateTimeFormat(
      locale,
      isDaily ? { day: 'numeric', month: 'short' } : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    )
  made.set(key, format)
  return format.format(new Date(openTime))
}
