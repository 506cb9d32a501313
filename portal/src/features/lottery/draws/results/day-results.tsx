import { PartFailure } from '@banyan/client/part-failure.tsx'
import { dayIn, isoDay } from '@banyan/rules/calendar/calendar-day.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { Button } from '@banyan/ui/button.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EndedIssue, GameIssues } from '#/src/features/lottery/games/issue-queries.ts'
import { useText } from '#/src/i18n/text.ts'
import { PartNotice } from '../trends/part-notice.tsx'
import { dayQuery } from './day-query.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ResultTable } from './result-table.tsx'

interface DayResultsProps {
  gameCode: string
  /** The game's last issues, which news keep up to date. */
  live: Pick<GameIssues, 'list' | 'serverTime'>
}

/** The issues of one day by the game's clock, page by page. */
export function DayResults({ gameCode, live }: DayResultsProps) {
  const t = useText()
  const today = isoDay(dayIn(lotteryGame(gameCode)?.timeZone ?? 'UTC', new Date(live.serverTime)))
  const [day, setDay] = useState(today)
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } = useInfiniteQuery(
    dayQuery(gameCode, day),
  )
  const issues =
    data &&
    withLive(
      data.pages.flatMap(({ list }) => list),
      live.list,
      day,
    )
  return (
    <>
      <div className="max-w-60 px-4 pt-4 md:px-5">
        <TextField
          label={t('trends.day')}
          type="date"
          value={day}
          max={today}
          onChange={({ target }) => target.value && setDay(target.value)}
        />
      </div>
      {issues && issues.length > 0 && <ResultTable gameCode={gameCode} issues={issues} />}
      {issues?.length === 0 && <PartNotice>{t('trends.noneOfDay')}</PartNotice>}
      {!issues && error && <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!issues && !error && <ListSkeleton lines={10} />}
      {hasNextPage && (
        <div className="flex justify-center p-4">
          <Button weight="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('trends.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The day's issues as they are now, with those that were drawn since the list came. */
function withLive(issues: readonly EndedIssue[], live: readonly EndedIssue[], day: string): EndedIssue[] {
  const ofDay = live.filter(({ numero }) => numero.startsWith(day.replaceAll('-', '')))
  const now = new Map(ofDay.map((issue) => [issue.numero, issue]))
  const known = new Set(issues.map(({ numero }) => numero))
  const [newest = ''] = known
  return [
    ...ofDay.filter(({ numero }) => !known.has(numero) && numero > newest),
    ...issues.map((issue) => now.get(issue.numero) ?? issue),
  ]
}
