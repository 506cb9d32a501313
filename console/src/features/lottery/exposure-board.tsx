import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ExposedNumber } from '@banyan/contract/lottery/operator-lottery-sale-calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { refreshIcon } from '@banyan/ui/icons/refresh-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { RemainingClock } from '#/src/features/cashier/waiting-clock.tsx'
import { moneyText } from '#/src/features/records/amount.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { RecordFailure } from '#/src/features/records/record-failure.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { usePageTitle } from '#/src/session/use-page-title.ts'
import { gameName } from './names/game-name.ts'
import { fullName } from './names/play-name.ts'
import { houseAtWorst } from './parts/house-at-worst.ts'
import { IssueLink } from './parts/issue-names.tsx'
import { MarkDialog, type MarkedAsked } from './parts/mark-dialog.tsx'
import { numberColumns } from './parts/number-columns.tsx'
import { shareOf } from './parts/percent.ts'
import { ShareBar } from './parts/share-bar.tsx'
import { IssueStateBadge } from './parts/state-badges.tsx'

type Exposure = ValueOf<Calls['lotteryExposure']>

interface IssueName {
  game: string
  issue: string
}

const headRows = 10
const exposureQuery = ({ game, issue }: IssueName) => ({
  queryKey: ['lotteryExposure', game, issue],
  queryFn: () => request('lotteryExposure', { gameCode: game, numero: issue, size: headRows }),
  meta: { shownInPlace: true },
})

/** What one issue may cost: in all, by bet type, and by number with the hot ones first. */
export function ExposureBoard({ game, issue }: IssueName) {
  const t = useText()
  const query = useQuery(exposureQuery({ game, issue }))
  usePageTitle(`${t('page.lotteryExposure')} ${issue}`)
  if (query.data) return <Whole exposure={query.data} />
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-lg" />
  return <RecordFailure query={query} notFound="issue_not_found" />
}

function Whole({ exposure }: { exposure: Exposure }) {
  const t = useText()
  const client = useQueryClient()
  const { issue } = exposure
  const isBusy = useIsFetching({ queryKey: ['lotteryExposure'] }) > 0
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['lotteryExposure'] })
    void client.invalidateQueries({ queryKey: ['records', 'lotteryNumbersOf'] })
  }
  return (
    <>
      <RecordHead
        back={{ to: '/lottery/exposure', label: t('page.lotteryExposure') }}
        title={gameName(t, issue.gameCode)}
        badges={<IssueStateBadge state={issue.state} />}
        subtitle={
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <bdi dir="ltr" className="font-semibold text-text">
              {issue.numero}
            </bdi>
            <span>
              {issue.state === 'OPEN' ? (
                <>
                  {t('lottery.closesIn')} <RemainingClock until={issue.saleCloseAt} />
                </>
              ) : (
                t('lottery.drawnAt', { when: momentText(issue.drawAt) })
              )}
            </span>
            <IssueLink {...issue} />
          </p>
        }
        actions={
          <Button weight="quiet" icon={refreshIcon} busy={isBusy} onClick={refresh}>
            {t('lottery.refresh')}
          </Button>
        }
      />
      <Figures exposure={exposure} />
      <NumbersTable exposure={exposure} />
    </>
  )
}

function Figures({ exposure: { issue, plays } }: { exposure: Exposure }) {
  const t = useText()
  const worst = houseAtWorst(issue)
  const money = (amount: string) => <bdi dir="ltr">{moneyText(amount)}</bdi>
  const figures = [
    { name: t('lottery.stakes'), value: money(issue.stakes), note: t('lottery.betsOf', counts(issue)) },
    {
      ...{ name: t('lottery.payable'), value: money(issue.payable) },
      note: <ShareBar share={shareOf(issue.payable, issue.mostOfIssue)} label={t('lottery.ofIssueLimit')} />,
    },
    {
      name: t('lottery.worst'),
      value: <span className={worst.startsWith('-') ? 'text-danger' : ''}>{money(worst)}</span>,
      note: t('lottery.worstText'),
    },
  ]
  return (
    <div className="mb-4 grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Card title={t('lottery.issueAtAll')}>
        <dl className="flex flex-col gap-4">
          {figures.map(({ name, value, note }) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd>
                <p className="text-lg font-semibold tabular-nums">{value}</p>
                <div className="text-sm text-muted">{note}</div>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('lottery.byPlay')} flush>
        {plays.length === 0 ? (
          <p className="p-5 text-sm text-muted">{t('lottery.noBets')}</p>
        ) : (
          <ul className="max-h-72 divide-y divide-line overflow-y-auto">
            {plays.map((play) => (
              <li key={play.playCode} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2 text-sm">
                <span className="min-w-0 grow">
                  <bdi className="block truncate font-semibold">{fullName(t, play.playCode)}</bdi>
                  <span className="text-muted">
                    {t('lottery.stakedOn', {
                      stakes: moneyText(play.stakes),
                      count: play.bets,
                      bets: formatNumber(play.bets),
                    })}
                  </span>
                </span>
                <span className="w-44">
                  <bdi dir="ltr" className="block font-semibold tabular-nums">
                    {moneyText(play.payable)}
                  </bdi>
                  <ShareBar share={shareOf(play.payable, issue.payable)} label={t('lottery.ofPayable')} of="whole" />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

const counts = ({ bets, players }: Exposure['issue']) => ({
  ...{ count: bets, bets: formatNumber(bets), players: formatNumber(players) },
})

function NumbersTable({ exposure: { issue, plays } }: { exposure: Exposure }) {
  const t = useText()
  const mayMark = useMayCalls()('markLotteryNumbers') && issue.state !== 'SETTLED'
  const [asked, setAsked] = useState<MarkedAsked>()
  const { gameCode, numero } = issue
  const fetchPage = useMemo<FetchPage<ExposedNumber>>(
    () =>
      (place, { play }) =>
        request('lotteryExposure', {
          ...place,
          gameCode,
          numero,
          ...(play && /^[A-Z0-9_]{3,30}$/.test(play) && { playCode: play }),
        }),
    [gameCode, numero],
  )
  const columns = useMemo(() => {
    const mark = (row: ExposedNumber) =>
      setAsked({ gameCode, numero, playCode: row.playCode, numbers: row.number, sale: row.sale })
    return numberColumns(t, issue, mayMark && issue.state === 'OPEN' ? mark : undefined)
  }, [t, issue, mayMark, gameCode, numero])
  const play: Filter = {
    ...{ id: 'play', kind: 'choice', label: t('lottery.play') },
    options: plays.map(({ playCode }) => ({ value: playCode, label: fullName(t, playCode) })),
  }
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{t('lottery.byNumber')}</h2>
      <RecordsTable<ExposedNumber>
        name="lotteryNumbersOf"
        of={`${gameCode} ${numero}`}
        label={t('lottery.byNumber')}
        fetchPage={fetchPage}
        columns={columns}
        keyOf={({ playCode, number }) => `${playCode} ${number}`}
        filters={[play]}
        empty={
          <Notice icon={nothingIcon} title={t('lottery.noNumbers')}>
            {t('lottery.noNumbersText')}
          </Notice>
        }
      />
      {asked && <MarkDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
