import { Icon } from '@banyan/ui/icon.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { GameGrid, GameGridSkeleton } from './grid/game-grid.tsx'
import { GamePager } from './grid/game-pager.tsx'
import { EmptyNotice, FailureNotice, PastEndNotice } from './notices/list-notices.tsx'
import { gameListQuery } from './query/game-list-query.ts'

/** The slots: title with count, a page of tiles, and the pager. */
export function GameList({ pageNo }: { pageNo: number }) {
  const t = useText()
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(gameListQuery(pageNo))
  const retry = { busy: isFetching, onRetry: () => void refetch() }
  return (
    <section aria-labelledby="game-list-title">
      <header className="mb-4 flex min-h-9 items-center gap-2.5 md:mb-5">
        <Icon name="slots" size={26} className="text-primary" />
        <h1 id="game-list-title" tabIndex={-1} className="text-xl font-bold tracking-tight">
          {t('gameList.title')}
        </h1>
        {data && data.totalCount > 0 && <p className="text-muted">{t('gameList.count', { count: data.totalCount })}</p>}
        {!data && !error && <Skeleton className="h-4 w-24" />}
      </header>
      <p role="status" className="sr-only">
        {data && !isPlaceholderData && t('gameList.pageShown', { page: pageNo, total: data.totalPages })}
        {!data && !error && t('gameList.loading')}
      </p>
      {error ? (
        <FailureNotice error={error} {...retry} />
      ) : !data ? (
        <GameGridSkeleton />
      ) : data.totalCount === 0 ? (
        <EmptyNotice {...retry} />
      ) : pageNo > data.totalPages ? (
        <PastEndNotice pageNo={pageNo} totalPages={data.totalPages} />
      ) : (
        <GameGrid games={data.games} stale={isPlaceholderData} />
      )}
      <div className="mt-6 min-h-11 md:mt-8">{data && <GamePager pageNo={pageNo} totalPages={data.totalPages} />}</div>
    </section>
  )
}
