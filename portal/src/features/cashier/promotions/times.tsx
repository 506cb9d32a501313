import { type ReactNode, useMemo } from 'react'
import { useTimeLeft } from '#/src/features/cashier/wallet/use-time-left.ts'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'

/** Within this the time that is left is counted down; before, the moment is told. */
const countedMs = 24 * 3_600_000

interface MomentLineProps {
  moment: string
  /** The line, with the moment or the time that is left in it. */
  at: (moment: string) => ReactNode
  left: (time: string) => ReactNode
  onUp: () => void
}

/** A moment that is told while it is far, and counted down on its last day. */
export function MomentLine({ moment, at, left, onUp }: MomentLineProps) {
  const isNear = useMemo(() => Date.parse(moment) - Date.now() < countedMs, [moment])
  return isNear ? <Countdown moment={moment} left={left} onUp={onUp} /> : at(`\u2066${when(moment)}\u2069`)
}

function Countdown({ moment, left, onUp }: Omit<MomentLineProps, 'at'>) {
  const seconds = useTimeLeft(moment, onUp)
  return <span role="timer">{left(`\u2066${clockOf(seconds)}\u2069`)}</span>
}

/** Until when something can be had; nothing where it has no end. */
export function UntilLine({ until, onUp }: { until: string | null; onUp: () => void }) {
  const t = useText()
  if (until === null) return null
  return (
    <MomentLine
      moment={until}
      at={(moment) => t('promotions.until', { moment })}
      left={(time) => t('promotions.left', { time })}
      onUp={onUp}
    />
  )
}

/** 1:02:03 */
function clockOf(left: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(left / 3_600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
}
