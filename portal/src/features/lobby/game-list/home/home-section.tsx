import type { ListType } from '@banyan/client/game-types.ts'
import { buttonClass, IconButton } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { searchIcon } from '@banyan/ui/icons/search-icon.ts'
import { InTurn } from '@banyan/ui/in-turn.tsx'
import { ScrollArrows, useScrollRow } from '@banyan/ui/scroll-row.tsx'
import { useNear } from '@banyan/ui/use-near.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { listLink } from '#/src/features/lobby/catalogue/list-address.ts'
import { TypeIcon } from '#/src/features/lobby/catalogue/type-icon.tsx'
import { useCategory } from '#/src/features/lobby/catalogue/use-category.ts'
import { VendorStrip } from '#/src/features/lobby/catalogue/vendor-strip.tsx'
import { useText } from '#/src/i18n/text.ts'
import { ListSearch } from '../filters/list-search.tsx'
import { GameGrid, GameGridSkeleton } from '../grid/game-grid.tsx'
import { GameShelf, GameShelfSkeleton } from '../grid/game-shelf.tsx'
import { ShelfNotice } from '../notices/shelf-notice.tsx'
import { useListVendors } from '../query/list-vendors.ts'
import { useGamePage } from '../query/use-game-page.ts'
import { useListTitle } from '../use-list-title.ts'

/** Games of a section (requirements LOB-06). */
const sectionSize = 12
const cockfightSize = 5
/** Distance below the window at which a section starts to load. */
const reach = '600px 0px'

/** A type's first games in the lobby: the hot ones in a grid, the others in a row. Loaded when it comes near. */
export function HomeSection({ type }: { type: ListType }) {
  const t = useText()
  const titleId = useId()
  const title = useListTitle(type)
  const { ref, isNear } = useNear<HTMLElement>(reach)
  const [vassalage, setVassalage] = useState<string>()
  const [search, setSearch] = useState('')
  const [isSearching, setIsSearching] = useState(false)
  const isGrid = type === 'HOT'
  const size = type === 'COCKFIGHT' ? cockfightSize : sectionSize
  const filters = { vassalage, search: search || undefined }
  const { page, error, isStale, retry } = useGamePage(type, filters, size, isGrid || isNear)
  const known = useCategory(type)?.gameCount
  const count = page?.totalCount ?? known
  const row = useScrollRow<HTMLUListElement>(page)
  const choose = (vendor: string | undefined) => {
    setVassalage(vendor)
    setSearch('')
  }
  const clear = () => (search ? setSearch('') : setVassalage(undefined))
  // Far below the window its name stands alone; the style keeps the height of the rest (home-section.css).
  const isFar = !isGrid && !isNear
  const skeleton = isGrid ? <GameGridSkeleton count={size} /> : <GameShelfSkeleton count={size} />
  return (
    <section ref={ref} aria-labelledby={titleId} data-far={isFar || undefined} className="home-section">
      <header className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-3">
        <TypeIcon type={type} className="text-primary" />
        <h2 id={titleId} className="text-lg font-bold tracking-tight">
          {title}
        </h2>
        {count !== undefined && <p className="text-sm text-muted">{t('gameList.count', { count })}</p>}
        <div className="ms-auto flex items-center gap-2">
          {!isGrid && (
            <span className="contents sm:hidden">
              <IconButton
                icon={searchIcon}
                label={t('gameList.search')}
                aria-expanded={isSearching}
                onClick={() => setIsSearching(!isSearching)}
              />
            </span>
          )}
          <Link
            {...listLink({ to: '/', type }, filters)}
            className={`${buttonClass('quiet', 'small')} max-sm:border-0! max-sm:bg-transparent! max-sm:px-1! max-sm:text-primary-strong!`}
          >
            {t('gameList.more')}
            <span className="sr-only">: {title}</span>
            <Icon drawing={forwardIcon} size={16} />
          </Link>
          {!isGrid && (
            <ScrollArrows row={row} label={{ back: t('gameList.previousGames'), on: t('gameList.nextGames') }} />
          )}
        </div>
      </header>
      {isFar || (
        <div className="mt-3 flex gap-3 max-sm:flex-col-reverse sm:mt-4 sm:items-center sm:justify-between">
          <InTurn instead={<div className="h-11 sm:h-10" />}>
            <Vendors type={type} title={title} chosen={vassalage} onChoose={choose} />
          </InTurn>
          <div className={`sm:w-56 lg:w-64 ${isGrid || isSearching ? '' : 'max-sm:hidden'}`}>
            <ListSearch key={vassalage} value={search} focused={isSearching} onSearch={setSearch} />
          </div>
        </div>
      )}
      {isFar || (
        <div className="mt-4 grid *:col-start-1 *:row-start-1 *:min-w-0">
          {page && page.games.length > 0 ? (
            <InTurn instead={skeleton}>
              {isGrid ? (
                <GameGrid games={page.games} level={3} stale={isStale} />
              ) : (
                <GameShelf row={row.props} label={title} games={page.games} stale={isStale} />
              )}
            </InTurn>
          ) : page || error ? (
            <Kept height={skeleton}>
              <ShelfNotice error={error} search={search} {...retry} onClear={clear} />
            </Kept>
          ) : (
            skeleton
          )}
        </div>
      )}
    </section>
  )
}

/** A notice as high as the games that it replaces. */
function Kept({ height, children }: { height: ReactNode; children: ReactNode }) {
  return (
    <>
      <div aria-hidden="true" className="invisible">
        {height}
      </div>
      {children}
    </>
  )
}

interface VendorsProps {
  type: ListType
  title: string
  chosen: string | undefined
  onChoose: (vendor: string | undefined) => void
}

function Vendors({ type, title, chosen, onChoose }: VendorsProps) {
  return (
    <VendorStrip
      of={title}
      vendors={useListVendors(type)}
      chosen={chosen}
      choice={(vendor, isChosen, look) => (
        <button type="button" aria-pressed={isChosen} onClick={() => onChoose(vendor)} {...look} />
      )}
    />
  )
}
