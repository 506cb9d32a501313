import type { Game, GameType } from '@banyan/contract/games/game.ts'
import type { Tongues } from '#/platform/http/bind.ts'
import { presentGame, readerOf } from '../present-game.ts'
import { placesOfNodes } from '../snapshot/matching-places.ts'
import type { Snapshot } from '../snapshot.ts'

/** A page of an account's own games. */
interface AskedPage {
  readonly gameType?: GameType
  readonly vassalage?: string
  readonly language?: string
  readonly page: number
  readonly pageSize: number
}

/** A page of games in the account's own order, without those no longer offered, presented as in the game list. */
export function ownGamesPage(
  snapshot: Snapshot,
  nodeIds: readonly string[],
  { gameType, vassalage, language, page, pageSize }: AskedPage,
  tongues: Tongues,
): { readonly games: Game[]; readonly totalPages: number } {
  const reader = readerOf(tongues, language)
  const places = placesOfNodes(snapshot, nodeIds, { gameType, vendorCode: vassalage })
  const games = places
    .slice((page - 1) * pageSize, page * pageSize)
    .map((place) => snapshot.gameAt(place))
    .filter((game) => game !== undefined)
    .map((game) => presentGame(snapshot, game, reader))
  return { games, totalPages: Math.ceil(places.length / pageSize) }
}
