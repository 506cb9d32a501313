import { numberFormat } from '@banyan/client/formats.ts'
import { momentText } from '#/src/features/records/moment-text.ts'

const minuteMs = 60_000
/** An order that waits longer stands out. */
export const longMs = 15 * minuteMs

/** How long something has waited, in its largest unit. */
export function waitingText(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const [value, unit] =
    days > 0 ? ([days, 'day'] as const) : hours > 0 ? ([hours, 'hour'] as const) : ([minutes, 'minute'] as const)
  return numberFormat({ style: 'unit', unit, unitDisplay: 'short' }).format(value)
}

/** The same in gold once it is long; its title says since when. */
export function WaitingTime({ since }: { since: string }) {
  const now = Date.now()
  const isLong = now - Date.parse(since) > longMs
  return (
    <time dateTime={since} title={momentText(since)} className={isLong ? 'font-semibold text-gold' : 'font-semibold'}>
      {waitingText(since, now)}
    </time>
  )
}
