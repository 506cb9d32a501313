import { momentFormat } from '@banyan/client/formats.ts'
import type { Text } from '#/src/i18n/text.ts'

/** A moment of the wire in the visitor's own zone, as short as it is clear: today 19:01, 18 Nov 22:14, 3 Nov 2025. */
export function momentText(t: Text, moment: string): string {
  const at = new Date(moment)
  const now = new Date()
  const time = momentFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  if (at.toDateString() === now.toDateString()) return t('security.today', { time })
  const day = { day: 'numeric', month: 'short' } as const
  if (at.getFullYear() !== now.getFullYear()) return momentFormat({ ...day, year: 'numeric' }).format(at)
  return t('security.dayAndTime', { day: momentFormat(day).format(at), time })
}

/** The day of a moment, with its year. */
export function onDay(moment: string): string {
  return momentFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(moment))
}
