import { PartFailure } from '@banyan/client/part-failure.tsx'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { DrawFinder } from '#/src/features/lottery/draws/draw-finder.tsx'
import { latestDrawsQuery } from '#/src/features/lottery/draws/draw-queries.ts'
import { DrawReport } from '#/src/features/lottery/draws/draw-report.tsx'
import { drawsSearch } from '#/src/features/lottery/draws/draws-search.ts'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'
import { PageTitle } from '#/src/shell/page-title.tsx'

const route = getRouteApi('/draws')
const firstGame = 'SSC1M'

/** Repeats a fair draw in the visitor's browser (requirements LOT-07). */
export function DrawsPage() {
  const t = useText()
  const { gameCode = firstGame, numero: asked } = drawsSearch({ ...route.useSearch() })
  const navigate = useNavigate()
  const { data: latest, error, isFetching, refetch } = useQuery(latestDrawsQuery(gameCode))
  const numero = asked ?? latest?.[0]?.numero
  return (
    <>
      <PageHead title={t('draws.title')} description={t('draws.intro')} address="/draws" />
      <PageTitle title={t('draws.title')} intro={t('draws.intro')} />
      <div className="my-4 md:my-5">
        <DrawFinder
          key={`${gameCode} ${asked}`}
          gameCode={gameCode}
          numero={numero ?? ''}
          onFind={(game, number) =>
            void navigate({ to: '/draws', search: { gameCode: game, numero: number }, state: { keepFocus: true } })
          }
        />
      </div>
      {numero && <DrawReport gameCode={gameCode} numero={numero} />}
      {!numero && latest && <Notice icon={clockIcon} title={t('draws.none')} />}
      {!numero && !latest && error && <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
    </>
  )
}
