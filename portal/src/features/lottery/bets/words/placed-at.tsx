import { momentFormat } from '@banyan/client/formats.ts'

const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
const dayAndTime = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A moment of the wire in the visitor's own zone: the time alone where it is today. */
export function PlacedAt({ at }: { at: string }) {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date().toDateString()
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {momentFormat(isToday ? time : dayAndTime).format(moment)}
    </time>
  )
}
