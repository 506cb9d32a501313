import { typeName } from '@banyan/client/game-types.ts'
import { PartFailure } from '@banyan/client/part-failure.tsx'
import type { TurnoverLot } from '@banyan/contract/wallet/turnover-calls.ts'
import { exactOf } from '@banyan/rules/money/amount.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Progress } from '@banyan/ui/progress.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Money, moneyText, rateText } from '#/src/features/cashier/wallet/money.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import { lotsQuery } from '../withdraw-queries.ts'
import { isSome } from '../words/order.ts'

const percentPpm = 10_000

/** What must be betted, line by line, the oldest first: bets count for it first. */
export function TurnoverLots() {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery(lotsQuery)
  if (!data)
    return error ? (
      <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div aria-hidden="true" className="flex flex-col gap-3 border-t border-line p-4.5">
        <Skeleton className="h-16" />
      </div>
    )
  const lots = shownLots(data.rows)
  const first = lots.find(({ state }) => state === 'active')
  return (
    <ul aria-label={t('withdraw.lots')}>
      {lots.map((lot) => (
        <Lot key={lot.id} lot={lot} isFirst={lot === first} />
      ))}
    </ul>
  )
}

/** Those that are open, and those that bets have filled since the oldest of them began. */
function shownLots(rows: readonly TurnoverLot[]): TurnoverLot[] {
  const byAge = rows.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  const begins = byAge.find(({ state }) => state === 'active')?.createdAt ?? ''
  return byAge.filter(
    ({ state, overAt }) =>
      state === 'active' || (state === 'done' && overAt !== null && Date.parse(overAt) >= Date.parse(begins)),
  )
}

function Lot({ lot, isFirst }: { lot: TurnoverLot; isFirst: boolean }) {
  const t = useText()
  const { source, createdAt, amount, factor, required, done, left, state, largestBet } = lot
  const stands = state === 'done' ? 'done' : isFirst || isSome(done) ? 'active' : 'waiting'
  const words = t('withdraw.lotDone', { done: moneyText(done), required: moneyText(required) })
  return (
    <li className="flex flex-col gap-1 border-t border-line px-4.5 py-3.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold">{t(`withdraw.lot.${source}`, { when: when(createdAt) })}</span>
        <Badge tone={({ done: 'primary', active: 'gold', waiting: 'neutral' } as const)[stands]}>
          {t(`withdraw.lotState.${stands}`)}
        </Badge>
      </p>
      <p className="text-muted">
        <bdi>
          <Money amount={amount} /> × {factor}
        </bdi>
      </p>
      <Progress bare label={t('withdraw.lotProgress')} value={shareOf(done, required)} text={words} />
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{words}</span>
        {isSome(left) && (
          <span className="text-muted">
            {t('withdraw.lotLeft')}{' '}
            <span className="font-semibold text-text">
              <Money amount={left} />
            </span>
          </span>
        )}
      </p>
      {contributionTexts(t, lot).map((text) => (
        <p key={text} className="text-muted">
          {text}
        </p>
      ))}
      {largestBet !== null && (
        <p className="text-muted">{t('withdraw.largestBet', { amount: moneyText(largestBet) })}</p>
      )}
    </li>
  )
}

/** From 0 to 1; a hundredth of a percent is exact enough for a bar. */
function shareOf(done: string, required: string): number {
  const whole = exactOf(required)
  return whole === 0n ? 1 : Number((exactOf(done) * 10_000n) / whole) / 10_000
}

/** Which games count how much, those that count the same together. */
function contributionTexts(t: Text, { contribution }: TurnoverLot): string[] {
  if (contribution === null) return [t('withdraw.allGames', { percent: rateText(100 * percentPpm) })]
  const counting = contribution
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent)
  return [...new Set(counting.map(({ percent }) => percent))].map((percent) =>
    t('withdraw.someGames', {
      games: counting
        .filter((each) => each.percent === percent)
        .map(({ product }) => typeName(t, product))
        .join(t('withdraw.comma')),
      percent: rateText(percent * percentPpm),
    }),
  )
}
