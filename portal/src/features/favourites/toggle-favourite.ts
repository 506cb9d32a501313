import { failed } from '@banyan/client/signals.ts'
import type { Game } from '@banyan/contract/games/game.ts'
import type { QueryClient } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'
import { favouriteIdsQuery } from './favourite-ids-query.ts'
import { addToLists, takeFromLists } from './own/local-lists.ts'

/** Least time between two toggles (requirements LOB-18). */
const restMs = 1_000
let lastAt = Number.NEGATIVE_INFINITY

const lists = [own, 'favourites', 'games'] as const

/**
 * Adds a game to the account's favourites, or takes it away; a press within a second of another does nothing. The
 * tiles and lists change once the call has succeeded, or `atOnce`, and back if it fails. A failure is told.
 */
export async function toggleFavourite(client: QueryClient, game: Game, atOnce: boolean): Promise<void> {
  const now = performance.now()
  if (now - lastAt < restMs) return
  lastAt = now
  try {
    const isFavourite = (await client.ensureQueryData(favouriteIdsQuery)).includes(game.nodeId)
    const body = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType }
    const send = () => request(isFavourite ? 'removeFavourite' : 'addFavourite', {}, { body })
    if (atOnce) await changeAtOnce(client, game, !isFavourite, send)
    else {
      await send()
      change(client, game, !isFavourite)
    }
    // What moves up from the next page, and how many pages are left, is the server's to say.
    await client.invalidateQueries({ queryKey: lists })
  } catch (error) {
    failed.tell(error)
  }
}

async function changeAtOnce(client: QueryClient, game: Game, isIn: boolean, send: () => Promise<unknown>) {
  // An answer from before the change would show what has just gone.
  await client.cancelQueries({ queryKey: lists })
  const putBack = change(client, game, isIn)
  try {
    await send()
  } catch (error) {
    putBack()
    throw error
  }
}

/** A present id is not added twice, a removal leaves every local list. Answers what puts everything back. */
function change(client: QueryClient, game: Game, isIn: boolean): () => void {
  const putListsBack = (isIn ? addToLists : takeFromLists)(client, lists, game)
  changeIds(client, game, isIn)
  return () => {
    changeIds(client, game, !isIn)
    putListsBack()
  }
}

function changeIds(client: QueryClient, { nodeId }: Game, isIn: boolean): void {
  client.setQueryData(favouriteIdsQuery.queryKey, (ids) => {
    const others = ids?.filter((id) => id !== nodeId)
    return others && isIn ? [nodeId, ...others] : others
  })
}
