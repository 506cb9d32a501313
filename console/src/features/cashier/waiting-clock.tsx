import { momentText } from '#/src/features/records/moment-text.ts'
import { useSeconds } from '#/src/session/use-seconds.ts'
import { longMs, waitingText } from './waiting-time.tsx'

const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A length of time as a clock shows it, in minutes and seconds, with hours once there are any; never below zero. */
export function clockText(ms: number): string {
  const whole = Math.max(0, ms)
  const [hours, minutes] = [Math.floor(whole / hourMs), Math.floor((whole % hourMs) / minuteMs)]
  const seconds = twoDigits(Math.floor((whole % minuteMs) / secondMs))
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${seconds}` : `${twoDigits(minutes)}:${seconds}`
}

/** How long something has waited, as a clock for a day and in days then; in gold once it is long. */
export function WaitingClock({ since }: { since: string }) {
  const now = useSeconds()
  const waited = now - Date.parse(since)
  return (
    <time
      dateTime={since}
      title={momentText(since)}
      className={waited > longMs ? 'font-semibold text-gold' : 'font-semibold'}
    >
      {waited < dayMs ? <bdi dir="ltr">{clockText(waited)}</bdi> : waitingText(since, now)}
    </time>
  )
}

/** How long it still is to a moment, as a clock that the member sees too. */
export function RemainingClock({ until }: { until: string }) {
  const left = Date.parse(until) - useSeconds()
  return (
    <time dateTime={until} title={momentText(until)} className="font-semibold">
      <bdi dir="ltr">{clockText(left)}</bdi>
    </time>
  )
}
