import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { gamesSoldIn, type LotteryMode, prizeModes } from '@banyan/rules/lottery/prize-modes.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { Select } from '@banyan/ui/select.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useAddressFilters } from '#/src/features/records/use-address-filters.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import { fullName } from './names/play-name.ts'
import { tierName } from './names/value-name.ts'
import { familyQuery } from './parts/family-query.ts'
import { GameField } from './parts/game-field.tsx'
import { formatPercent } from './parts/percent.ts'
import { PriceDialog } from './parts/price-dialog.tsx'
import { type Groups, oddsText, type PriceRow, priceRows, type Returns, tiersOf } from './parts/price-rows.ts'

/** Tiers whose odds stand in a row; the dialog has all of them. */
const tiersShown = 3

/** Prices of a game by a price list: own ones, those of the house, and those that follow from the prize group. */
export function PricesBoard() {
  const t = useText()
  const client = useQueryClient()
  const [values, setValues] = useAddressFilters(['mode', 'game'])
  const mode = prizeModes.find((known) => known === values.mode) ?? prizeModes[0]
  const games = gamesSoldIn(mode)
  const game = games.find((code) => code === values.game) ?? games[0] ?? ''
  const [chosen, setChosen] = useState<PriceRow>()
  const [groups, setGroups] = useState<Groups>()
  const fetchPage = useMemo<FetchPage<PriceRow>>(
    () => async () => {
      const [family, prices] = await Promise.all([
        client.ensureQueryData(familyQuery(lotteryGame(game)?.family)),
        request('lotteryPrices', { mode, gameCode: game }),
      ])
      setGroups(prices.prizeGroups)
      return { rows: priceRows(game, family, prices), next: null }
    },
    [client, mode, game],
  )
  const columns = useMemo(() => columnsOf(t, setChosen), [t])
  return (
    <>
      <div className="mb-4 grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <Select<LotteryMode>
          label={t('lottery.mode')}
          placeholder=""
          options={prizeModes.map((value) => ({ value, label: t(`lotteryMode.${value}`), detail: value }))}
          value={mode}
          onChange={(next) => setValues({ mode: next })}
        />
        <GameField games={games} game={game} onChoose={(code) => setValues({ mode, game: code })} />
      </div>
      <RecordsTable<PriceRow>
        name="lotteryPrices"
        of={`${mode} ${game}`}
        label={t('page.lotteryPrices')}
        fetchPage={fetchPage}
        columns={columns}
        keyOf={({ playCode }) => playCode}
        onOpen={setChosen}
        empty={<p className="text-sm text-muted">{t('lottery.noPrices')}</p>}
      />
      <p className="mt-4 max-w-prose text-sm text-pretty text-muted">{t('lottery.pricesText')}</p>
      {chosen && groups && (
        <PriceDialog
          key={chosen.playCode}
          {...{ mode, game, groups }}
          price={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

/** What a price pays back: one share, or from the least to the most. */
function returnsText({ least, most }: Returns): string {
  const [from, until] = [formatPercent(least, 2), formatPercent(most, 2)]
  return from === until ? from : `${from} – ${until}`
}

function columnsOf(t: Text, onOpen: (row: PriceRow) => void): readonly Column<PriceRow>[] {
  return [
    {
      ...{ id: 'play', title: t('lottery.play'), width: 230, isFixed: true },
      cell: ({ playCode }) => <bdi className="font-semibold">{fullName(t, playCode)}</bdi>,
      text: ({ playCode }) => fullName(t, playCode),
    },
    {
      ...{ id: 'odds', title: t('lottery.odds'), width: 260 },
      cell: (row) => <OddsOf row={row} t={t} />,
      text: ({ odds }) =>
        Object.entries(odds)
          .map(([tier, value]) => `${tier}=${oddsText(value)}`)
          .join(' '),
    },
    {
      ...{ id: 'return', title: t('lottery.return'), align: 'end', width: 150 },
      cell: ({ returns }) => <bdi dir="ltr">{returnsText(returns)}</bdi>,
      text: ({ returns }) => returnsText(returns),
    },
    {
      ...{ id: 'chance', title: t('lottery.chance'), align: 'end', width: 120 },
      cell: ({ chance }) => chance !== undefined && <bdi dir="ltr">{formatPercent(chance, 3)}</bdi>,
      text: ({ chance }) => String(chance ?? ''),
    },
    {
      ...{ id: 'source', title: t('lottery.priceFrom'), width: 150 },
      cell: ({ source, own }) => (
        <span className="inline-flex items-center gap-1.5 align-middle">
          <Badge tone={source === 'own' || source === 'ownGroup' ? 'primary' : 'neutral'}>
            {t(`lotteryPrice.${source}`)}
          </Badge>
          {own?.isBeyondGuard && (
            <Badge look="outline" tone="gold">
              {t('lottery.beyondGuard')}
            </Badge>
          )}
        </span>
      ),
      text: ({ source }) => t(`lotteryPrice.${source}`),
    },
    {
      ...{ id: 'version', title: t('lottery.version'), align: 'end', width: 90 },
      cell: ({ own }) => (own ? <bdi dir="ltr">{own.version}</bdi> : <span className="text-muted">–</span>),
      text: ({ own }) => String(own?.version ?? 0),
    },
    {
      ...{ id: 'changed', title: t('lottery.changed'), width: 240 },
      cell: ({ own }) =>
        own && (
          <>
            <bdi>{own.by}</bdi> · {momentCell(own.at)}
          </>
        ),
      text: ({ own }) => own?.at ?? '',
    },
    {
      ...{ id: 'action', title: t('lottery.mark'), width: 110 },
      cell: (row) => (
        <Button
          weight="text"
          size="small"
          aria-label={t('lottery.changePriceOf', { play: fullName(t, row.playCode) })}
          onClick={() => onOpen(row)}
        >
          {t('lottery.mark')}
        </Button>
      ),
    },
    {
      ...{ id: 'code', title: t('lottery.code'), width: 190, isExtra: true },
      cell: ({ playCode }) => <bdi dir="ltr">{playCode}</bdi>,
      text: ({ playCode }) => playCode,
    },
  ]
}

function OddsOf({ row: { playCode, odds, betType }, t }: { row: PriceRow; t: Text }) {
  const tiers = tiersOf(betType)
  if (tiers.length === 0) return <span className="text-muted">{t('lottery.oddsBySelection')}</span>
  const [only] = tiers
  if (tiers.length === 1 && only !== undefined) return <bdi dir="ltr">{oddsText(odds[only] ?? 0n)}</bdi>
  return (
    <span className="block truncate">
      {tiers.slice(0, tiersShown).map((tier) => (
        <span key={tier} className="me-3 inline-block">
          <span className="text-muted">{tierName(t, playCode, tier)}</span>{' '}
          <bdi dir="ltr">{oddsText(odds[tier] ?? 0n)}</bdi>
        </span>
      ))}
      {tiers.length > tiersShown && (
        <span className="text-muted">{t('lottery.moreTiers', { count: tiers.length - tiersShown })}</span>
      )}
    </span>
  )
}
