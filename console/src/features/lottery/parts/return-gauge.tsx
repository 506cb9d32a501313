import type { OwnPrice, OwnPriceProblem } from '@banyan/rules/lottery/own-price.ts'
import { returnGuard } from '@banyan/rules/lottery/price.ts'
import type { Rational } from '@banyan/rules/lottery/rational.ts'
import { useText } from '#/src/i18n/text.ts'
import { formatPercent } from './percent.ts'
import { type Groups, type PriceRow, returnsOf, rowOf } from './price-rows.ts'

interface ReturnGaugeProps {
  groups: Groups
  row: PriceRow
  /** Undefined while what is typed is none; null for the house's. */
  price: OwnPrice | null | undefined
  /** What is wrong by the guard of one operator, and of two. */
  alone: OwnPriceProblem | undefined
  together: OwnPriceProblem | undefined
}

const numberOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator)
/** Between which shares one operator sets prices alone. */
const [guardFrom, guardUntil] = [numberOf(returnGuard.least), numberOf(returnGuard.most)]
/** The scale ends a little beyond all of the stakes. */
const scale = 1.1

/** What a price pays back, on a scale with the guard, and what the guard says. */
export function ReturnGauge({ groups, row, price, alone, together }: ReturnGaugeProps) {
  const t = useText()
  const returns = price === undefined ? undefined : returnsOf(row.betType.lineKinds, rowOf(price, row.house), groups)
  const isRefused = together !== undefined
  const tone = isRefused ? 'text-danger' : alone ? 'text-gold' : 'text-primary-strong'
  const at = (share: number) => `${Math.min(Math.max(share, 0), scale) * (100 / scale)}%`
  return (
    <div aria-live="polite" className="rounded-md border border-line bg-field px-4 py-3 text-sm">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted">{t('lottery.paysBack')}</span>
        <bdi dir="ltr" className={`text-lg font-semibold tabular-nums ${tone}`}>
          {returns
            ? returns.least === returns.most
              ? formatPercent(returns.least, 2)
              : `${formatPercent(returns.least, 2)} – ${formatPercent(returns.most, 2)}`
            : '–'}
        </bdi>
      </p>
      <div aria-hidden="true" dir="ltr" className="relative my-2 h-2 rounded-full bg-danger-soft">
        <span
          className="absolute inset-y-0 rounded-full bg-primary-soft"
          style={{ insetInlineStart: at(guardFrom), width: `calc(${at(guardUntil)} - ${at(guardFrom)})` }}
        />
        {returns && (
          <span
            className={`absolute -inset-y-0.5 min-w-1 rounded-full ${isRefused ? 'bg-danger' : alone ? 'bg-gold-fill' : 'bg-primary'}`}
            style={{ insetInlineStart: at(returns.least), width: `calc(${at(returns.most)} - ${at(returns.least)})` }}
          />
        )}
      </div>
      <p className={alone || isRefused ? tone : 'text-muted'}>
        {isRefused
          ? t(`lotteryPriceFault.${together}`)
          : alone
            ? t('lottery.priceNeedsSecond')
            : t(price === null ? 'lottery.housePriceText' : 'lottery.priceWithinGuard')}
      </p>
    </div>
  )
}
