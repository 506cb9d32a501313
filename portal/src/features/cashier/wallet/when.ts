import { momentFormat } from '@banyan/client/formats.ts'

/** A moment of the wire in the visitor's own zone; with its day where that is not today, or where it always stands. */
export function when(moment: string, { withDay = false, withSeconds = false } = {}): string {
  const at = new Date(moment)
  const now = new Date()
  const isToday = at.toDateString() === now.toDateString()
  return momentFormat({
    ...((withDay || !isToday) && { day: 'numeric', month: 'short' }),
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds && { second: '2-digit' }),
    hourCycle: 'h23',
  }).format(at)
}
