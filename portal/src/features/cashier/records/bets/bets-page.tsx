import { formatNumber } from '@banyan/client/formats.ts'
import { typeName } from '@banyan/client/game-types.ts'
import type { GameType } from '@banyan/contract/games/game.ts'
import { betStatuses, recordPeriods } from '@banyan/rules/money/record-filters.ts'
import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { receiptIcon } from '@banyan/ui/icons/receipt-icon.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Text, useText } from '#/src/i18n/text.ts'
import { EmptyList } from '../parts/empty-list.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { daysOf, FilterBar, firstFilters, type ShownFilters } from '../parts/filter-bar.tsx'
import { RecordList } from '../parts/record-list.tsx'
import { RecordSums } from '../parts/record-sums.tsx'
import { useRecordPages } from '../parts/use-record-pages.ts'
import { type Bet, betPages, betTotalsQuery, type Filters, playedGamesQuery } from '../queries/record-queries.ts'
import { betColumns, gameText } from './bet-columns.tsx'
import { BetDialog } from './bet-dialog.tsx'

/** The account's bets, and what they come to (requirements WAL-09, MEM-01). */
export function BetsPage() {
  const t = useText()
  const [shown, setShown] = useState<ShownFilters>(firstFilters)
  const [opened, setOpened] = useState<Bet>()
  const asked = useMemo(() => askedOf(shown), [shown])
  const fetchPage = useMemo(() => betPages(asked), [asked])
  const pages = useRecordPages('bets', asked, fetchPage)
  const { data: totals, isError } = useQuery(betTotalsQuery(asked))
  const columns = useMemo(() => betColumns(t), [t])
  const filters = useBetFilters(t, shown.values)
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        filters={filters}
        periods={recordPeriods}
        shown={shown}
        onChange={setShown}
        action={<ExportButton name="bets" columns={columns} fetchPage={fetchPage} disabled={pages.rows.length === 0} />}
      />
      <RecordSums
        label={t('records.sums')}
        failed={isError}
        figures={[
          {
            id: 'rounds',
            label: t('records.roundCount'),
            amount: undefined,
            ...(totals && { count: formatNumber(totals.rounds) }),
          },
          { id: 'stake', label: t('records.stake'), amount: totals?.stake },
          { id: 'valid', label: t('records.valid'), amount: totals?.valid },
          { id: 'payout', label: t('records.payout'), amount: totals?.payout },
          { id: 'profit', label: t('records.profit'), amount: totals?.profit, isMovement: true },
        ]}
        note={totals?.isComplete === false && t('records.newestOnly', { count: formatNumber(totals.rounds) })}
      />
      <RecordList
        label={t('member.page.personalHistoryCopy')}
        columns={columns}
        pages={pages}
        keyOf={({ vendor, roundId }) => `${vendor} ${roundId}`}
        onOpen={setOpened}
        empty={<EmptyList icon={receiptIcon} title={t('records.noBets')} shown={shown} onChange={setShown} />}
      />
      <BetDialog round={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}

/** Filters by what was played lately; a vendor's games are offered once it is chosen. */
function useBetFilters(t: Text, { vendor: chosen }: ShownFilters['values']): Filter[] {
  const { data: games = [] } = useQuery(playedGamesQuery)
  return useMemo(() => {
    const products = [...new Set(games.flatMap(({ product }) => product ?? []))]
    const vendors = [...new Set(games.map(({ vendor }) => vendor))].sort()
    const ofVendor = games.filter(({ vendor }) => vendor === chosen)
    const choice = (id: string, label: string, options: { value: string; label: string }[]): Filter[] =>
      options.length > 0 ? [{ id, kind: 'choice', label, options }] : []
    return [
      ...choice(
        'product',
        t('records.product'),
        products.map((value) => ({ value, label: typeName(t, value) })),
      ),
      ...choice(
        'vendor',
        t('records.vendor'),
        vendors.map((value) => ({ value, label: value })),
      ),
      ...choice(
        'gameCode',
        t('records.game'),
        ofVendor.map((game) => ({ value: game.gameCode, label: gameText(t, game) })),
      ),
      ...choice(
        'status',
        t('records.status'),
        betStatuses.map((value) => ({ value, label: t(`records.status.${value}`) })),
      ),
    ]
  }, [t, games, chosen])
}

function askedOf(shown: ShownFilters): Filters<'betHistory'> {
  const { product, vendor, gameCode, status } = shown.values
  return {
    ...daysOf(shown),
    ...(product && { product: product as GameType }),
    ...(vendor && { vendor }),
    // A code is one vendor's.
    ...(vendor && gameCode && { gameCode }),
    ...(status && { status: status as (typeof betStatuses)[number] }),
  }
}
