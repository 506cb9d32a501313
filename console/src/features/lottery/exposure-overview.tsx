import { formatNumber } from '@banyan/client/formats.ts'
import type { ExposedIssue } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { refreshIcon } from '@banyan/ui/icons/refresh-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { RemainingClock } from '#/src/features/cashier/waiting-clock.tsx'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { gameName } from './names/game-name.ts'
import { houseAtWorst } from './parts/house-at-worst.ts'
import { gameCodes, IssueNumber, useGameFilter } from './parts/issue-names.tsx'
import { shareOf } from './parts/percent.ts'
import { ShareBar } from './parts/share-bar.tsx'
import { IssueStateBadge } from './parts/state-badges.tsx'

const tableKey = ['records', 'lotteryExposures']

const fetchIssues: FetchPage<ExposedIssue> = async (_place, { game }) => {
  const known = gameCodes.find((code) => code === game)
  const { issues } = await request('lotteryExposures', known ? { gameCode: known } : {})
  return { rows: issues, next: null }
}

/** Issues with bets that are not drawn yet, those that could cost most first. */
export function ExposureOverview() {
  const t = useText()
  const client = useQueryClient()
  const isBusy = useIsFetching({ queryKey: tableKey }) > 0
  const game = useGameFilter()
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-pretty text-muted">{t('lottery.exposureText')}</p>
        <Button
          weight="quiet"
          size="small"
          icon={refreshIcon}
          busy={isBusy}
          onClick={() => void client.invalidateQueries({ queryKey: tableKey })}
        >
          {t('lottery.refresh')}
        </Button>
      </div>
      <RecordsTable<ExposedIssue>
        name="lotteryExposures"
        label={t('page.lotteryExposure')}
        fetchPage={fetchIssues}
        columns={columnsOf(t)}
        keyOf={({ gameCode, numero }) => `${gameCode} ${numero}`}
        linkTo={({ gameCode, numero }) => `/lottery/exposure/${gameCode}/${numero}`}
        filters={[game]}
        empty={
          <Notice icon={nothingIcon} title={t('lottery.noExposure')}>
            {t('lottery.noExposureText')}
          </Notice>
        }
      />
    </>
  )
}

function columnsOf(t: Text): readonly Column<ExposedIssue>[] {
  const amount = (id: 'stakes' | 'payable', title: string): Column<ExposedIssue> => ({
    ...{ id, title, align: 'end', width: 175 },
    cell: (row) => <Amount amount={row[id]} />,
    text: (row) => row[id],
  })
  const count = (id: 'bets' | 'players', title: string): Column<ExposedIssue> => ({
    ...{ id, title, align: 'end', width: 90 },
    cell: (row) => formatNumber(row[id]),
    text: (row) => String(row[id]),
  })
  return [
    {
      ...{ id: 'game', title: t('lottery.game'), width: 220, isFixed: true },
      cell: ({ gameCode }) => gameName(t, gameCode),
      text: ({ gameCode }) => gameName(t, gameCode),
    },
    {
      ...{ id: 'share', title: t('lottery.ofIssueLimit'), width: 170 },
      cell: ({ payable, mostOfIssue }) => (
        <ShareBar share={shareOf(payable, mostOfIssue)} label={t('lottery.ofIssueLimit')} />
      ),
      text: ({ payable, mostOfIssue }) => String(shareOf(payable, mostOfIssue)),
    },
    amount('payable', t('lottery.payable')),
    {
      ...{ id: 'worst', title: t('lottery.worst'), align: 'end', width: 185 },
      cell: (row) => <Amount amount={houseAtWorst(row)} isMovement />,
      text: houseAtWorst,
    },
    amount('stakes', t('lottery.stakes')),
    {
      ...{ id: 'numero', title: t('lottery.issue'), width: 150 },
      cell: ({ numero }) => <IssueNumber numero={numero} />,
      text: ({ numero }) => numero,
    },
    count('bets', t('lottery.bets')),
    count('players', t('lottery.players')),
    {
      ...{ id: 'state', title: t('lottery.state'), width: 130 },
      cell: ({ state }) => <IssueStateBadge state={state} />,
      text: ({ state }) => t(`lotteryState.${state}`),
    },
    {
      ...{ id: 'closes', title: t('lottery.closesIn'), width: 120 },
      cell: ({ state, saleCloseAt }) => state === 'OPEN' && <RemainingClock until={saleCloseAt} />,
      text: ({ saleCloseAt }) => saleCloseAt,
    },
    {
      ...{ id: 'draw', title: t('lottery.drawAt'), width: 180, isExtra: true },
      cell: ({ drawAt }) => momentCell(drawAt),
      text: ({ drawAt }) => drawAt,
    },
  ]
}
