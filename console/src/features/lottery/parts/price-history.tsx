import type { OwnLotteryPrice } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { useQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { momentText } from '#/src/features/records/moment-text.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { tierName } from '../names/value-name.ts'

interface PriceHistoryProps {
  mode: LotteryMode
  game: string
  playCode: string
}

const versionsShown = 20

/** The versions that a price has had, the newest first; nothing where it was never changed. */
export function PriceHistory({ mode, game, playCode }: PriceHistoryProps) {
  const t = useText()
  const { data } = useQuery({
    queryKey: ['lotteryPriceVersions', mode, game, playCode],
    queryFn: () => request('lotteryPriceVersions', { mode, gameCode: game, playCode, size: versionsShown }),
    enabled: useMay('lotteryPriceVersions'),
    meta: { shownInPlace: true },
  })
  if (!data || data.rows.length === 0) return null
  return (
    <details className="mt-3 rounded-md border border-line">
      <summary className="cursor-pointer px-4 py-2 font-semibold text-text">
        {t('lottery.versions', { count: data.rows.length })}
      </summary>
      <ol className="max-h-60 divide-y divide-line overflow-y-auto border-t border-line text-sm">
        {data.rows.map((row) => (
          <li key={row.version} className="px-4 py-2">
            <p className="flex flex-wrap items-baseline gap-x-2 text-text">
              <bdi dir="ltr" className="font-semibold">
                {t('lottery.versionNumber', { version: row.version })}
              </bdi>
              <span>{priceText(t, playCode, row.price)}</span>
              {row.isBeyondGuard && (
                <Badge look="outline" tone="gold">
                  {t('lottery.beyondGuard')}
                </Badge>
              )}
            </p>
            <p>
              <bdi>{row.by}</bdi> · {momentText(row.at)} · <bdi className="wrap-anywhere">{row.reason}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

function priceText(t: Text, playCode: string, price: OwnLotteryPrice['price']): string {
  if (price === null) return t('lotteryPriceKind.house')
  if (typeof price === 'number') return t('lottery.groupOf', { group: String(price) })
  const all = Object.entries(price)
  return all.map(([tier, odds]) => (all.length === 1 ? odds : `${tierName(t, playCode, tier)} ${odds}`)).join(' · ')
}
