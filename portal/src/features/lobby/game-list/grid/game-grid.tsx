import type { Game } from '@banyan/contract/games/game.ts'
import { useGrowing } from '@banyan/ui/use-growing.ts'
import { GameTile, GameTileSkeleton } from '../tile/game-tile.tsx'
import '../tile/tile-list.css'

/** The widest row: its pictures are fetched first. */
const firstRow = 6

const grid = 'tile-list grid'

interface GameGridProps {
  games: readonly Game[]
  /** The rank of the tiles' names among the page's headings. */
  level: 2 | 3
  /** Dims the page while the next one loads. */
  stale?: boolean
  /** They are favourites. */
  kept?: boolean
}

export function GameGrid({ games, level, stale = false, kept = false }: GameGridProps) {
  const shown = useGrowing(games.length, firstRow)
  return (
    <ul aria-busy={stale} className={`${grid} transition-opacity ${stale ? 'opacity-45' : ''}`}>
      {games.map((game, index) => (
        <li key={game.nodeId}>
          {index < shown && <GameTile game={game} level={level} early={index < firstRow} kept={kept} />}
        </li>
      ))}
    </ul>
  )
}

export function GameGridSkeleton({ count }: { count: number }) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <GameTileSkeleton key={index} />
      ))}
    </div>
  )
}
