import { recentGames } from '@banyan/contract/games/favourites.ts'
import type { Db } from '#/platform/db/handles.ts'
import { bind } from '#/platform/http/bind.ts'
import { signedIn } from '#/platform/http/signed-in.ts'
import type { Catalogue } from '../catalogue.ts'
import { recentNodeIds } from '../store/recent-games.ts'
import { ownGamesPage } from './own-games-page.ts'

export function recentGamesCall(db: Db, catalogue: Catalogue) {
  return bind(recentGames, async ({ query }, context) => {
    const nodeIds = await recentNodeIds(db, signedIn(context.principal).id)
    const { games, totalPages } = ownGamesPage(await catalogue.current(), nodeIds, query, context)
    return { list: games, totalPages }
  })
}
