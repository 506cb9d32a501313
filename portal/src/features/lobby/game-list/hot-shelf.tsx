import { useScrollRow } from '@banyan/ui/scroll-row.tsx'
import { listPlaceOf } from '#/src/features/lobby/catalogue/list-address.ts'
import { GameShelf, GameShelfSkeleton } from './grid/game-shelf.tsx'
import { ShelfSection } from './home/shelf-section.tsx'
import { ShelfNotice } from './notices/shelf-notice.tsx'
import { useGamePage } from './query/use-game-page.ts'
import { useListTitle } from './use-list-title.ts'

const place = listPlaceOf('HOT')
const shelfSize = 12

/** The hot games of every type in one row, for pages that have little of their own; nothing where none is hot. */
export function HotShelf() {
  const title = useListTitle('HOT')
  const { page, error, retry } = useGamePage('HOT', {}, shelfSize)
  const row = useScrollRow<HTMLUListElement>(page)
  if (page?.games.length === 0) return null
  return (
    <ShelfSection place={place} row={row}>
      {page ? (
        <GameShelf row={row.props} label={title} games={page.games} />
      ) : error ? (
        <ShelfNotice error={error} search="" {...retry} />
      ) : (
        <GameShelfSkeleton count={6} />
      )}
    </ShelfSection>
  )
}
