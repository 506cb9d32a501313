import { momentFormat } from '@banyan/client/formats.ts'

/** When an issue was drawn, in the visitor's own zone: the time of one that has several a day, the day of others. */
export function issueMoment(openTime: string, isDaily: boolean): string {
  const format = momentFormat(
    isDaily ? { day: 'numeric', month: 'short' } : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  )
  return format.format(new Date(openTime))
}
