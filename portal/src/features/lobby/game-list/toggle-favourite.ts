import { failed } from '@banyan/client/signals.ts'
import type {} from '@banyan/contract/games/favourites-event.ts'
import type { Game } from '@banyan/contract/games/game.ts'
import type { QueryClient } from '@tanstack/react-query'
import { hearEvent } from '#/src/api/pushes.ts'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'
import { favouriteIdsQuery } from './favourites/favourite-ids-query.ts'
import { addToLists, takeFromLists } from './favourites/local-lists.ts'

/** Least time between two toggles (requirements LOB-18). */
const restMs = 1_000
let lastAt = Number.NEGATIVE_INFINITY
/** The last toggle of this tab, which may still be on its way. */
let toggling: Promise<void> = Promise.resolve()

const all = [own, 'favourites'] as const
const lists = [...all, 'games'] as const

/** Asks for the favourites again when they have changed, here or in another tab; answers what stops the hearing. */
export function followFavourites(client: QueryClient): () => void {
  return hearEvent('favourites.changed', ({ version }) => void askIfOlder(client, version))
}

async function askIfOlder(client: QueryClient, version: number): Promise<void> {
  // What a press here shows ahead of its answer must not be undone by an answer from before it.
  await toggling
  // Nothing here shows favourites yet; what does so later asks for itself.
  if (!client.getQueryState(favouriteIdsQuery.queryKey)) return
  const shown = await client.ensureQueryData(favouriteIdsQuery).catch(() => undefined)
  if (shown && version > shown.version) await client.invalidateQueries({ queryKey: all })
}

/**
 * Adds a game to the account's favourites, or takes it away; a press within a second of another does nothing. The
 * tiles and lists change once the call has succeeded, or `atOnce`, and back if it fails. A failure is told.
 */
export async function toggleFavourite(client: QueryClient, game: Game, atOnce: boolean): Promise<void> {
  const now = performance.now()
  if (now - lastAt < restMs) return
  lastAt = now
  toggling = toggle(client, game, atOnce)
  await toggling
}

async function toggle(client: QueryClient, game: Game, atOnce: boolean): Promise<void> {
  try {
    const isFavourite = (await client.ensureQueryData(favouriteIdsQuery)).ids.includes(game.nodeId)
    const body = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType }
    // An answer from before the change would show what has just gone.
    await client.cancelQueries({ queryKey: atOnce ? all : favouriteIdsQuery.queryKey })
    const send = () => request(isFavourite ? 'removeFavourite' : 'addFavourite', {}, { body })
    if (atOnce) await changeAtOnce(client, game, !isFavourite, send)
    else {
      await send()
      change(client, game, !isFavourite)
    }
    // The server decides what moves up from the next page and how many pages remain.
    await client.invalidateQueries({ queryKey: lists })
  } catch (error) {
    failed.tell(error)
  }
}

async function changeAtOnce(client: QueryClient, game: Game, isIn: boolean, send: () => Promise<unknown>) {
  const putBack = change(client, game, isIn)
  try {
    await send()
  } catch (error) {
    putBack()
    throw error
  }
}

/** Adds an id once, removes it from every local list. Returns a function that undoes it. */
function change(client: QueryClient, game: Game, isIn: boolean): () => void {
  const putListsBack = (isIn ? addToLists : takeFromLists)(client, lists, game)
  changeIds(client, game, isIn)
  return () => {
    changeIds(client, game, !isIn)
    putListsBack()
  }
}

function changeIds(client: QueryClient, { nodeId }: Game, isIn: boolean): void {
  client.setQueryData(favouriteIdsQuery.queryKey, (shown) => {
    if (!shown) return undefined
    const others = shown.ids.filter((id) => id !== nodeId)
    return { ...shown, ids: isIn ? [nodeId, ...others] : others }
  })
}
