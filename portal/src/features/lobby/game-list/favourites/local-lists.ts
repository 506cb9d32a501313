import type { Game } from '@banyan/contract/games/game.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { OwnGamesAsked, OwnPage } from './own-games-query.ts'

const has = ({ games }: OwnPage, { nodeId }: Game) => games.some((game) => game.nodeId === nodeId)
const without = (page: OwnPage, { nodeId }: Game): OwnPage => ({
  ...page,
  games: page.games.filter((game) => game.nodeId !== nodeId),
})

function withGameAt(place: number, page: OwnPage, game: Game): OwnPage {
  const { games } = without(page, game)
  return { ...page, games: [...games.slice(0, place), game, ...games.slice(place)] }
}

/** Puts a game first in its lists, unless it is there. Returns a function that undoes it. */
export function addToLists(client: QueryClient, lists: QueryKey, game: Game): () => void {
  const changed = pages(client, lists).filter(([key, page]) => isFirstPageFor(key, game) && !has(page, game))
  for (const [key] of changed) {
    client.setQueryData<OwnPage>(key, (page) => page && { ...page, games: [game, ...page.games] })
  }
  return () => {
    for (const [key] of changed) client.setQueryData<OwnPage>(key, (page) => page && without(page, game))
  }
}

/** Removes a game from every list. Returns a function that puts it back in its place. */
export function takeFromLists(client: QueryClient, lists: QueryKey, game: Game): () => void {
  const changed = pages(client, lists).filter(([, page]) => has(page, game))
  for (const [key, page] of changed) client.setQueryData<OwnPage>(key, without(page, game))
  return () => {
    for (const [key, before] of changed) {
      const place = before.games.findIndex(({ nodeId }) => nodeId === game.nodeId)
      client.setQueryData<OwnPage>(key, (page) => page && withGameAt(place, page, game))
    }
  }
}

function pages(client: QueryClient, queryKey: QueryKey): [QueryKey, OwnPage][] {
  return client.getQueriesData<OwnPage>({ queryKey }).flatMap(([key, page]) => (page ? [[key, page]] : []))
}

/** The last part of the key says what the list asked for. */
function isFirstPageFor(key: QueryKey, { gameType, vassalage }: Game): boolean {
  const asked = key.at(-1) as OwnGamesAsked
  return asked.pageNo === 1 && (asked.gameType ?? gameType) === gameType && (asked.vassalage ?? vassalage) === vassalage
}
