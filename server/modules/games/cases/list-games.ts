import type { Db } from '#/platform/db/handles.ts'
import { type GameFilter, type GameRow, gameCount, gamePage } from '../store/game-page.ts'
import { foldedName } from './folded-name.ts'

export interface GameListRequest extends Omit<GameFilter, 'namePart'> {
  /** Part of a name as typed; accents and case don't matter. */
  readonly name?: string | undefined
  /** 1-based. */
  readonly pageNo: number
  readonly pageSize: number
}

export interface GameList {
  readonly games: readonly GameRow[]
  readonly totalPages: number
  readonly totalCount: number
}

/** One page of the catalogue; a page past the last is empty. */
export async function listGames(db: Db, request: GameListRequest): Promise<GameList> {
  const { name, pageNo, pageSize, ...narrowing } = request
  const filter: GameFilter = { ...narrowing, namePart: name && foldedName(name) }
  const totalCount = await gameCount(db, filter)
  const totalPages = Math.ceil(totalCount / pageSize)
  const games = pageNo > totalPages ? [] : await gamePage(db, filter, (pageNo - 1) * pageSize, pageSize)
  return { games, totalPages, totalCount }
}
