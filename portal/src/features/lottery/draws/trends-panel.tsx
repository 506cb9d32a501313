import { PartFailure } from '@banyan/client/part-failure.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useGrowing } from '@banyan/ui/use-growing.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { familyQuery } from '#/src/features/lottery/games/family-query.ts'
import { issuesQuery } from '#/src/features/lottery/games/issue-queries.ts'
import { useText } from '#/src/i18n/text.ts'
import { FollowedRow } from './chart/followed-row.tsx'
import { RoadPanel } from './roads/road-panel.tsx'
import { ChoicePanel } from './trends/choice-panel.tsx'
import { PartNotice } from './trends/part-notice.tsx'
import { Segments } from './trends/segments.tsx'
import { drawnIssues, trendIssues } from './trends/window-of-draws.ts'

const windows = [30, 50, 100]

/** Omission, hot and cold of a game's numbers over its last issues, and the roads of its sides (requirements LOT-09). */
export function TrendsPanel({ gameCode }: { gameCode: string }) {
  const t = useText()
  const [size, setSize] = useState(windows[0] ?? 30)
  const drawnSize = useDeferredValue(size)
  const choice = (
    <Segments
      label={t('trends.window')}
      value={size}
      onChoose={setSize}
      options={windows.map((value) => ({ value, label: String(value) }))}
    />
  )
  return (
    <ChoicePanel title={t('trends.trends')} choice={choice}>
      <Trends key={gameCode} gameCode={gameCode} size={drawnSize} />
    </ChoicePanel>
  )
}

function Trends({ gameCode, size }: { gameCode: string; size: number }) {
  const t = useText()
  const issues = useQuery(issuesQuery(gameCode, trendIssues))
  const rules = useQuery(familyQuery(gameCode))
  // What is asked for is drawn in between of what else the page has to do.
  const list = useDeferredValue(issues.data?.list, undefined)
  const family = rules.data
  const drawn = useMemo(
    () => (list && family ? drawnIssues(gameCode, family, list, size) : []),
    [gameCode, list, family, size],
  )
  // The roads come with the next frame after the chart.
  const parts = useGrowing(2, 1, drawn.length > 0)
  const error = (!issues.data && issues.error) || (!family && rules.error)
  if (error)
    return (
      <PartFailure
        error={error}
        busy={issues.isFetching || rules.isFetching}
        onRetry={() => void (issues.data ? rules : issues).refetch()}
      />
    )
  if (!list || !family) return <Skeleton className="m-5 h-160" />
  if (drawn.length === 0) return <PartNotice>{t('trends.none')}</PartNotice>
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] @4xl:grid-cols-2 @4xl:divide-x @4xl:divide-line">
        <FollowedRow family={family} drawn={drawn} />
        {parts < 2 ? <div className="h-104" /> : <RoadPanel issues={list} />}
      </div>
      <p className="border-t border-line px-5 py-4 text-sm text-muted text-pretty">{t('trends.disclaimer')}</p>
    </div>
  )
}
