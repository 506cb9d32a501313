import type { Game } from '@banyan/contract/games/game.ts'
import type { RefCallback } from 'react'
import { GameTile, GameTileSkeleton } from '../tile/game-tile.tsx'
import '../tile/tile-list.css'

const shelf =
  'tile-list -m-2 flex snap-x scroll-p-2 overflow-x-auto scroll-smooth p-2 scrollbar-none *:snap-start ' +
  'max-sm:-mx-4 max-sm:scroll-px-4 max-sm:px-4'

interface GameShelfProps {
  /** What follows the row as it scrolls. */
  row: { ref: RefCallback<HTMLUListElement>; 'data-more': string | undefined }
  /** What stands in it. */
  label: string
  games: readonly Game[]
  stale?: boolean
  /** They are favourites. */
  kept?: boolean
}

/** Games in one row that scrolls sideways. */
export function GameShelf({ row, label, games, stale = false, kept = false }: GameShelfProps) {
  return (
    <ul
      {...row}
      data-row
      aria-label={label}
      aria-busy={stale}
      className={`${shelf} transition-opacity ${stale ? 'opacity-45' : ''}`}
    >
      {games.map((game) => (
        <li key={game.nodeId}>
          <GameTile game={game} level={3} early={false} kept={kept} />
        </li>
      ))}
    </ul>
  )
}

export function GameShelfSkeleton({ count }: { count: number }) {
  return (
    <div data-row className={`${shelf} overflow-hidden`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <GameTileSkeleton key={index} />
      ))}
    </div>
  )
}
