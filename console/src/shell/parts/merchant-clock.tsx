import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { useSeconds } from '#/src/session/use-seconds.ts'

/** The time in the merchant's zone with its offset, each second. */
export function MerchantClock() {
  const t = useText()
  const { timeZone, merchant } = startUp()
  const now = useSeconds()
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'shortOffset',
  }).formatToParts(now)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value
  const time = parts.filter(({ type }) => type !== 'timeZoneName').map(({ value }) => value)
  return (
    <p dir="ltr" title={t('shell.clock', { merchant: merchant.name })} className="me-2 text-sm whitespace-nowrap">
      <span className="sr-only">{t('shell.clock', { merchant: merchant.name })} </span>
      <time className="font-semibold">{time.join('').trim()}</time> <span className="text-muted">{zone}</span>
    </p>
  )
}
