import type { Job } from './job.ts'

type Times = Pick<Job, 'everyMinutes' | 'atMinute'>

const minuteMs = 60_000

/** When the slot began that holds this moment. */
export function slotAt({ everyMinutes, atMinute }: Times, moment: Date): Date {
  const [length, offset] = [everyMinutes * minuteMs, atMinute * minuteMs]
  return new Date(Math.floor((moment.getTime() - offset) / length) * length + offset)
}

/** The slots that are due at `moment` after the one that was done last, the oldest first, and so many at most. */
export function dueSlots(job: Job, last: Date | undefined, moment: Date, atMost: number): Date[] {
  const newest = slotAt(job, moment)
  if (last === undefined || job.missed === 'last') return last && last >= newest ? [] : [newest]
  const length = job.everyMinutes * minuteMs
  const first = slotAt(job, last).getTime() + length
  const count = Math.max(0, Math.min(atMost, (newest.getTime() - first) / length + 1))
  return Array.from({ length: count }, (_, i) => new Date(first + i * length))
}
