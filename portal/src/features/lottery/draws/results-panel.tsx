import { PartFailure } from '@banyan/client/part-failure.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { issuesQuery } from '#/src/features/lottery/games/issue-queries.ts'
import { useText } from '#/src/i18n/text.ts'
import { DayResults } from './results/day-results.tsx'
import { ListSkeleton } from './results/list-skeleton.tsx'
import { ResultTable } from './results/result-table.tsx'
import { ChoicePanel } from './trends/choice-panel.tsx'
import { PartNotice } from './trends/part-notice.tsx'
import { Segments } from './trends/segments.tsx'
import { trendIssues } from './trends/window-of-draws.ts'

const few = 10
const many = 100

/** The results of a game with what is derived from them: the last ten or hundred issues, or those of a day (LOT-09). */
export function ResultsPanel({ gameCode }: { gameCode: string }) {
  const t = useText()
  const [shown, setShown] = useState<number | 'day'>(few)
  // A long list is drawn in between of what else the page has to do.
  const drawn = useDeferredValue(shown)
  const choice = (
    <Segments
      label={t('trends.shown')}
      value={shown}
      onChoose={setShown}
      options={[
        { value: few, label: t('trends.last', { count: few }) },
        { value: many, label: t('trends.last', { count: many }) },
        { value: 'day', label: t('trends.byDay') },
      ]}
    />
  )
  return (
    <ChoicePanel title={t('trends.results')} choice={choice}>
      <Results key={gameCode} gameCode={gameCode} shown={drawn} />
    </ChoicePanel>
  )
}

function Results({ gameCode, shown }: { gameCode: string; shown: number | 'day' }) {
  const t = useText()
  // The longer list is that of the trends.
  const { data, error, isFetching, refetch } = useQuery(issuesQuery(gameCode, shown === many ? trendIssues : few))
  const list = useDeferredValue(data?.list, undefined)
  if (!data && error) return <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data || !list) return <ListSkeleton lines={few} />
  if (shown === 'day') return <DayResults gameCode={gameCode} live={data} />
  if (list.length === 0) return <PartNotice>{t('trends.none')}</PartNotice>
  return <ResultTable gameCode={gameCode} issues={list.slice(0, shown)} />
}
