import { formatAmount, withSign } from '@banyan/client/formats.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { DrumRings } from './look/drum-rings.tsx'
import { useJackpot } from './look/use-jackpot.ts'
import './look/jackpot-counter.css'

/** The counter of the illustrative jackpot; it leads to the slots. It is never read out by itself. */
export function JackpotCounter() {
  const t = useText()
  const { symbol } = usePortalConfig().currency
  const amount = formatAmount(useJackpot())
  const written = withSign(amount, symbol)
  const isBehind = !written.startsWith(symbol)
  const sign = <span className="jackpot-symbol">{symbol}</span>
  return (
    <Link
      to="/rng"
      className="group relative flex h-full flex-col justify-between overflow-hidden rounded-lg border border-line bg-raised px-5 pt-3.5 pb-4 shadow-sm transition-colors hover:border-line-control"
    >
      <DrumRings />
      <span className="relative flex items-center justify-between gap-3">
        <span className="font-semibold">{t('jackpot.title')}</span>
        <span className="flex rounded-xs bg-raised">
          <Badge look="outline">{t('jackpot.illustrative')}</Badge>
        </span>
      </span>
      <span className="sr-only">{written}</span>
      <span aria-hidden="true" className="@container relative block">
        <span dir="ltr" className="jackpot">
          {!isBehind && sign}
          {[...amount].map((sign, index, all) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a number, counted from its end, is its identity
            <Sign key={all.length - index} sign={sign} />
          ))}
          {isBehind && sign}
        </span>
      </span>
    </Link>
  )
}

/** A digit in its box, or what stands between two; a digit that changes comes in from below. */
function Sign({ sign }: { sign: string }) {
  if (!/\d/.test(sign)) return <span className="jackpot-mark">{sign}</span>
  return (
    <span className="jackpot-digit">
      <span key={sign} className="jackpot-turn">
        {sign}
      </span>
    </span>
  )
}
