import { IconButton } from '@banyan/ui/button.tsx'
import { refreshIcon } from '@banyan/ui/icons/refresh-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { forgetHotGames } from '#/src/features/lobby/catalogue/hot-games-query.ts'
import { type ListFilters, type ListPlace, listLink } from '#/src/features/lobby/catalogue/list-address.ts'
import { TypeIcon } from '#/src/features/lobby/catalogue/type-icon.tsx'
import { useText } from '#/src/i18n/text.ts'
import { ListFilterRows } from './filters/list-filter-rows.tsx'
import { ListSearch } from './filters/list-search.tsx'
import { GameGrid, GameGridSkeleton } from './grid/game-grid.tsx'
import { GamePager } from './grid/game-pager.tsx'
import { EmptyNotice, FailureNotice, NothingFoundNotice } from './notices/list-notices.tsx'
import { LoginNotice, OwnEmptyNotice } from './notices/own-notices.tsx'
import { pageSize } from './query/game-page-query.ts'
import { useListPage } from './query/use-list-page.ts'
import { ownListOf, useAskedForLogin } from './query/use-own-page.ts'
import { useListTitle } from './use-list-title.ts'

interface GameListProps {
  place: ListPlace
  filters: ListFilters
}

/** The games of a list: title with count, search, vendors and classifications, a page of tiles, the pager. */
export function GameList({ place, filters }: GameListProps) {
  const t = useText()
  const { type } = place
  const title = useListTitle(type)
  const section = useRef<HTMLElement>(null)
  const list = ownListOf(type, filters)
  useAskedForLogin(list)
  const { page, count, error, isStale, retry, needsLogin } = useListPage(type, filters)
  const pageNo = filters.pageNo ?? 1
  const isPastEnd = page !== undefined && !isStale && page.totalPages > 0 && pageNo > page.totalPages
  useLastPageInstead(place, filters, isPastEnd ? page.totalPages : undefined)
  const search = useSearchIn(place, filters)
  // The last page has just become empty.
  const isEmptied = page?.games.length === 0 && pageNo > 1 && pageNo === page.totalPages
  const isLoading = !page && !error && !needsLogin
  return (
    <section ref={section} aria-labelledby="game-list-title">
      <header className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-3">
        <TypeIcon type={type} size={26} className="text-primary" />
        <h1 id="game-list-title" tabIndex={-1} className="text-xl font-bold tracking-tight">
          {title}
        </h1>
        {count !== undefined && count > 0 && <p className="text-muted">{t('gameList.count', { count })}</p>}
        {isLoading && !list && <Skeleton className="h-4 w-24" />}
        {type === 'HOT' && <RefreshHot busy={retry.busy} />}
        {/* The calls of an account's own games know no names. */}
        {!list && (
          <div className="max-sm:w-full sm:ms-auto sm:w-72">
            <ListSearch key={filters.vassalage} value={filters.search ?? ''} onSearch={search} />
          </div>
        )}
      </header>
      <ListFilterRows place={place} filters={filters} list={list} empty={needsLogin || page?.totalPages === 0} />
      <p role="status" className="sr-only">
        {page && !isStale && t('gameList.pageShown', { page: pageNo, total: page.totalPages })}
        {isLoading && t('gameList.loading')}
      </p>
      <div className="mt-4">
        {error ? (
          <FailureNotice error={error} {...retry} />
        ) : list && needsLogin ? (
          <LoginNotice list={list} />
        ) : !page || isPastEnd || isEmptied ? (
          <GameGridSkeleton count={pageSize} />
        ) : page.games.length > 0 ? (
          <GameGrid games={page.games} level={2} stale={isStale} kept={list === 'favourites'} />
        ) : list ? (
          <OwnEmptyNotice list={list} filters={filters} />
        ) : isNarrowed(filters) ? (
          <NothingFoundNotice place={place} filters={filters} />
        ) : (
          <EmptyNotice {...retry} />
        )}
      </div>
      <div className="mt-6 min-h-11 md:mt-8">
        {page && (
          <GamePager
            place={place}
            filters={filters}
            totalPages={page.totalPages}
            onTurn={() => section.current?.scrollIntoView()}
          />
        )}
      </div>
    </section>
  )
}

function RefreshHot({ busy }: { busy: boolean }) {
  const t = useText()
  const client = useQueryClient()
  return (
    <IconButton icon={refreshIcon} label={t('gameList.refresh')} busy={busy} onClick={() => forgetHotGames(client)} />
  )
}

function isNarrowed({ pageNo: _, ...filters }: ListFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** Writes the search into the address and replaces the history entry, so that Back leaves the list. */
function useSearchIn(place: ListPlace, filters: ListFilters) {
  const navigate = useNavigate()
  return (text: string) =>
    void navigate({
      ...listLink(place, { ...filters, search: text || undefined, pageNo: undefined }),
      replace: true,
      resetScroll: false,
      state: { keepFocus: true },
    })
}

/** A page past the last is ignored: the address goes back to the last one that exists (requirements LOB-08). */
function useLastPageInstead(place: ListPlace, filters: ListFilters, lastPage: number | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (lastPage === undefined) return
    const pageNo = lastPage > 1 ? lastPage : undefined
    void navigate({ ...listLink(place, { ...filters, pageNo }), replace: true, resetScroll: false })
  }, [lastPage, navigate, place, filters])
}
