import { merchantZone } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { useSeconds } from '#/src/session/use-seconds.ts'

/** The time in the merchant's zone with its offset, each second. */
export function MerchantClock() {
  const t = useText()
  const { timeZone, merchant } = startUp()
  const now = useSeconds()
  const options = { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  const time = new Intl.DateTimeFormat('en-GB', options).format(now)
  return (
    <p dir="ltr" title={t('shell.clock', { merchant: merchant.name })} className="me-2 text-sm whitespace-nowrap">
      <span className="sr-only">{t('shell.clock', { merchant: merchant.name })} </span>
      <time className="font-semibold">{time}</time> <span className="text-muted">{merchantZone()}</span>
    </p>
  )
}
