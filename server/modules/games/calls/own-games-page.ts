import type { Game, GameType } from '@banyan/contract/games/game.ts'
import type { Tongues } from '#/platform/http/bind.ts'
import { presentGame, readerOf } from '../present-game.ts'
import { placesOfNodes } from '../snapshot/places-of-nodes.ts'
import type { Snapshot } from '../snapshot.ts'

/** Which of an account's own games are asked for. */
interface AskedPage {
  readonly gameType?: GameType
  readonly vassalage?: string
  readonly language?: string
  readonly page: number
  readonly pageSize: number
}

/** One page of games in an order of the account's own, those that are offered alone, shown as the game list shows them. */
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
