import { momentFormat } from '@banyan/client/formats.ts'
import { timeZoneName } from '@banyan/client/moments.ts'
import { useEffect, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'

/** The time of the page's zone with its offset, moved on each second (requirements AGT-02). */
export function ZoneClock() {
  const t = useText()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // Each tick waits for the next full second, so that none is skipped or shown twice.
    const timer = setTimeout(() => setNow(Date.now()), 1_000 - (now % 1_000))
    return () => clearTimeout(timer)
  }, [now])
  const time = momentFormat({
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(now)
  return (
    <p title={t('agents.clock')} className="flex shrink-0 items-baseline gap-1.5 text-sm">
      <span className="sr-only">{t('agents.clock')}</span>
      <time dir="ltr" className="font-semibold">
        {time}
      </time>
      <span dir="ltr" className="text-muted">
        {timeZoneName()}
      </span>
    </p>
  )
}
