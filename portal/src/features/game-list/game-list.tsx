import { IconButton } from '@banyan/ui/button.tsx'
import { refreshIcon } from '@banyan/ui/icons/refresh-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { forgetHotGames } from '../catalogue/hot-games-query.ts'
import { type ListFilters, type ListPlace, listLink } from '../catalogue/list-address.ts'
import { TypeIcon } from '../catalogue/type-icon.tsx'
import { useCategory } from '../catalogue/use-category.ts'
import { ClassChips } from './filters/class-chips.tsx'
import { ListSearch } from './filters/list-search.tsx'
import { ListVendors } from './filters/list-vendors.tsx'
import { SlotFilters } from './filters/slot-filters.tsx'
import { GameGrid, GameGridSkeleton } from './grid/game-grid.tsx'
import { GamePager } from './grid/game-pager.tsx'
import { EmptyNotice, FailureNotice, NothingFoundNotice } from './notices/list-notices.tsx'
import { pageSize } from './query/game-page-query.ts'
import { useGamePage } from './query/use-game-page.ts'
import { useListTitle } from './use-list-title.ts'

interface GameListProps {
  place: ListPlace
  filters: ListFilters
}

/** The games of one type: title with count, search, vendors and classifications, a page of tiles, the pager. */
export function GameList({ place, filters }: GameListProps) {
  const t = useText()
  const { type } = place
  const title = useListTitle(type)
  const section = useRef<HTMLElement>(null)
  const { page, error, isStale, retry } = useGamePage(type, filters)
  const pageNo = filters.pageNo ?? 1
  const isPastEnd = page !== undefined && !isStale && page.totalPages > 0 && pageNo > page.totalPages
  useLastPageInstead(place, filters, isPastEnd ? page.totalPages : undefined)
  const search = useSearchIn(place, filters)
  return (
    <section ref={section} aria-labelledby="game-list-title">
      <header className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-3">
        <TypeIcon type={type} size={26} className="text-primary" />
        <h1 id="game-list-title" tabIndex={-1} className="text-xl font-bold tracking-tight">
          {title}
        </h1>
        {page && page.totalCount > 0 && <p className="text-muted">{t('gameList.count', { count: page.totalCount })}</p>}
        {!page && !error && <Skeleton className="h-4 w-24" />}
        {type === 'HOT' && <RefreshHot busy={retry.busy} />}
        <div className="max-sm:w-full sm:ms-auto sm:w-72">
          <ListSearch key={filters.vassalage} value={filters.search ?? ''} onSearch={search} />
        </div>
      </header>
      <Filters place={place} filters={filters} />
      <p role="status" className="sr-only">
        {page && !isStale && t('gameList.pageShown', { page: pageNo, total: page.totalPages })}
        {!page && !error && t('gameList.loading')}
      </p>
      <div className="mt-4">
        {error ? (
          <FailureNotice error={error} {...retry} />
        ) : !page || isPastEnd ? (
          <GameGridSkeleton count={pageSize} />
        ) : page.totalCount > 0 ? (
          <GameGrid games={page.games} level={2} stale={isStale} />
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

/** Vendors and classifications; for slots the least lines and bet too. */
function Filters({ place, filters }: GameListProps) {
  const { type } = place
  const classes = useCategory(type)?.gameClassify ?? []
  const slotFilters = type === 'RNG' && <SlotFilters place={place} filters={filters} />
  return (
    <div className="mt-4 flex flex-col gap-3">
      {type !== 'BINGO' && (
        <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
          <ListVendors place={place} filters={filters} />
          {slotFilters && <div className="flex shrink-0 gap-2 max-lg:hidden">{slotFilters}</div>}
        </div>
      )}
      {classes.length > 1 && <ClassChips place={place} filters={filters} classes={classes} before={slotFilters} />}
    </div>
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

/** Writes what is searched for into the address: in the place of the entry before, so that Back leaves the list. */
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
