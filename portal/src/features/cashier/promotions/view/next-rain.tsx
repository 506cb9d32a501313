import { useMemo } from 'react'
import { useTimeLeft } from '#/src/features/cashier/wallet/use-time-left.ts'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'

const hourMs = 3_600_000

/** When the next packets fall: they begin at a whole hour, and end within it. */
export function NextRain({ until, onUp }: { until: string; onUp: () => void }) {
  const t = useText()
  const begins = useMemo(() => {
    const last = Date.parse(until) - 1
    return new Date(last - (last % hourMs)).toISOString()
  }, [until])
  useTimeLeft(begins, onUp)
  return (
    <p className="text-sm text-muted">
      {t('promotions.rain', { from: `\u2066${when(begins)}\u2069`, until: `\u2066${when(until)}\u2069` })}
    </p>
  )
}
