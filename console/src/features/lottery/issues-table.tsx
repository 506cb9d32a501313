import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ListedIssue } from '@banyan/contract/lottery/operator-lottery-result-calls.ts'
import { dayIn, isoDay } from '@banyan/rules/calendar/calendar-day.ts'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import type { Filter, FilterPreset } from '@banyan/ui/filter-chips.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useMemo } from 'react'
import { request } from '#/src/api/request.ts'
import { RemainingClock } from '#/src/features/cashier/waiting-clock.tsx'
import { Amount } from '#/src/features/records/amount.tsx'
import { dayText } from '#/src/features/records/day-range.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { type Text, useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'
import { gameName } from './names/game-name.ts'
import { gameCodes, IssueNumber, useGameFilter } from './parts/issue-names.tsx'
import { ResultLine } from './parts/result-line.tsx'
import { IssueStepBadge } from './parts/state-badges.tsx'

type Issues = ValueOf<Calls['lotteryIssues']>

const states = ['SCHEDULED', 'OPEN', 'CLOSED', 'DELAYED', 'DRAWN', 'SETTLED', 'VOID'] as const
const queues = ['result', 'delay', 'overdue'] as const
const whose = ['imported', 'fair'] as const
/** Days that the filter offers; any other stands in the address. */
const daysOffered = 14
const dayMs = 86_400_000

const fetchIssues: FetchPage<ListedIssue, Issues> = (place, { game, state, queue, results, day }) => {
  // An address can say anything: what is no filter narrows nothing.
  const gameCode = gameCodes.find((code) => code === game)
  const inState = states.find((known) => known === state)
  const inQueue = queues.find((known) => known === queue)
  const ofResults = whose.find((known) => known === results)
  return request('lotteryIssues', {
    ...place,
    ...(gameCode && { gameCode }),
    ...(inState && { state: inState }),
    ...(inQueue && { queue: inQueue }),
    ...(ofResults && { results: ofResults }),
    ...(day && /^\d{4}-\d\d-\d\d$/.test(day) && { day }),
  })
}

/** Issues of the lottery, the last drawn first; those that wait for an operator have queues of their own. */
export function IssuesTable() {
  const t = useText()
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <RecordsTable<ListedIssue, Issues>
      name="lotteryIssues"
      label={t('page.lotteryIssues')}
      fetchPage={fetchIssues}
      columns={columns}
      keyOf={({ gameCode, numero }) => `${gameCode} ${numero}`}
      linkTo={({ gameCode, numero }) => `/lottery/draws/${gameCode}/${numero}`}
      filters={useFilters()}
      presets={usePresets()}
      sumsOf={({ waiting }) => ({
        game: t('lottery.waiting', {
          results: formatNumber(waiting.results),
          overdue: formatNumber(waiting.overdue),
        }),
      })}
      empty={
        <Notice icon={nothingIcon} title={t('lottery.noIssues')}>
          {t('lottery.noIssuesText')}
        </Notice>
      }
      note={t('lottery.issuesText')}
    />
  )
}

function usePresets(): readonly FilterPreset[] {
  const t = useText()
  return [
    { label: t('lotteryQueue.result'), values: { queue: 'result' } },
    { label: t('lotteryQueue.delay'), values: { queue: 'delay' } },
    { label: t('lotteryQueue.overdue'), values: { queue: 'overdue' } },
    { label: t('lotteryResults.imported'), values: { results: 'imported' } },
  ]
}

function useFilters(): readonly Filter[] {
  const t = useText()
  const game = useGameFilter()
  return useMemo(() => {
    const days = Array.from({ length: daysOffered }, (_, ago) =>
      isoDay(dayIn(startUp().timeZone, new Date(Date.now() - (ago - 1) * dayMs))),
    )
    return [
      game,
      {
        ...{ id: 'day', kind: 'choice', label: t('lottery.day') },
        options: days.map((value) => ({ value, label: dayText(value) })),
      },
      {
        ...{ id: 'state', kind: 'choice', label: t('lottery.state') },
        options: states.map((value) => ({ value, label: t(`lotteryState.${value}`) })),
      },
      {
        ...{ id: 'results', kind: 'choice', label: t('lottery.results') },
        options: whose.map((value) => ({ value, label: t(`lotteryResults.${value}`) })),
      },
      {
        ...{ id: 'queue', kind: 'choice', label: t('lottery.queue') },
        options: queues.map((value) => ({ value, label: t(`lotteryQueue.${value}`) })),
      },
    ]
  }, [t, game])
}

/** What the house has kept of the stakes. */
function houseResult({ stakes, paid, rebates }: Pick<ListedIssue, 'stakes' | 'paid' | 'rebates'>): string {
  return amountOfExact(exactOf(stakes) - exactOf(paid) - exactOf(rebates)).replace(/00$/, '')
}

function columnsOf(t: Text): readonly Column<ListedIssue>[] {
  const amount = (id: 'stakes' | 'paid' | 'rebates', title: string): Column<ListedIssue> => ({
    ...{ id, title, align: 'end', width: 150, isExtra: id === 'rebates' },
    cell: (row) => <Amount amount={row[id]} />,
    text: (row) => row[id],
  })
  return [
    {
      ...{ id: 'game', title: t('lottery.game'), width: 220, isFixed: true },
      cell: ({ gameCode }) => gameName(t, gameCode),
      text: ({ gameCode }) => gameName(t, gameCode),
    },
    {
      ...{ id: 'numero', title: t('lottery.issue'), width: 150 },
      cell: ({ numero }) => <IssueNumber numero={numero} />,
      text: ({ numero }) => numero,
    },
    {
      ...{ id: 'step', title: t('lottery.step'), width: 230 },
      cell: (issue) => <IssueStepBadge issue={issue} />,
      text: ({ step }) => t(`lotteryStep.${step}`),
    },
    {
      ...{ id: 'draw', title: t('lottery.drawAt'), width: 170 },
      cell: ({ drawAt }) => momentCell(drawAt),
      text: ({ drawAt }) => drawAt,
    },
    {
      ...{ id: 'settles', title: t('lottery.settlesIn'), width: 110 },
      cell: ({ settlesAt, step }) => step === 'confirmed' && settlesAt && <RemainingClock until={settlesAt} />,
      text: ({ settlesAt }) => settlesAt ?? '',
    },
    {
      ...{ id: 'result', title: t('lottery.result'), width: 200 },
      cell: ({ result }) => result && <ResultLine result={result} />,
      text: ({ result }) => (result ? JSON.stringify(result) : ''),
    },
    amount('stakes', t('lottery.stakes')),
    amount('paid', t('lottery.paid')),
    {
      ...{ id: 'house', title: t('lottery.house'), align: 'end', width: 150 },
      cell: (row) => row.step === 'settled' && <Amount amount={houseResult(row)} isMovement />,
      text: houseResult,
    },
    {
      ...{ id: 'bets', title: t('lottery.bets'), align: 'end', width: 90 },
      cell: ({ bets }) => formatNumber(bets),
      text: ({ bets }) => String(bets),
    },
    {
      ...{ id: 'reports', title: t('lottery.reports'), align: 'end', width: 100 },
      cell: ({ isFair, reports, approvals }) => !isFair && reports > 0 && `${approvals} / ${reports}`,
      text: ({ reports, approvals }) => `${approvals}/${reports}`,
    },
    amount('rebates', t('lottery.rebates')),
  ]
}
