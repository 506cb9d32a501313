import type { Game } from '@banyan/contract/games/game.ts'
import { pageSize } from '../query/game-list-query.ts'
import { GameTile, GameTileSkeleton } from '../tile/game-tile.tsx'

/** The widest row: its pictures are fetched first. */
const firstRow = 6

const grid = 'grid grid-cols-3 gap-2.5 md:grid-cols-6 md:gap-3 lg:gap-4'

/** `stale` dims a page that is about to be replaced. */
export function GameGrid({ games, stale }: { games: readonly Game[]; stale: boolean }) {
  return (
    <ul aria-busy={stale} className={`${grid} transition-opacity ${stale ? 'opacity-45' : ''}`}>
      {games.map((game, index) => (
        <li key={game.nodeId}>
          <GameTile game={game} early={index < firstRow} />
        </li>
      ))}
    </ul>
  )
}

export function GameGridSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: pageSize }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <GameTileSkeleton key={index} />
      ))}
    </div>
  )
}
