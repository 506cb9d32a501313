import { sender } from '@banyan/client/sender.ts'
import type { QueryOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Game, GameType } from '@banyan/contract/games/game.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { own } from '#/src/session/own-answers.ts'

/** Lists of games that an account has of its own: what it played last, and its favourites. */
export type OwnList = 'recent' | 'favourites'

export interface OwnPage {
  readonly games: readonly Game[]
  readonly totalPages: number
}

interface OwnGamesWanted {
  readonly gameType?: GameType | undefined
  readonly vassalage?: string | undefined
  readonly pageNo?: number | undefined
}

/** What a page of an account's own games asks for. */
export type OwnGamesAsked = Omit<QueryOf<Calls['favouriteGames']>, 'clientType' | 'platform'>

/** The contract's bound; an address may name a greater page, which ends at the last one like any that is past it. */
const pagesAtMost = 1_000

/** One page of an account's own games, the latest first. While another page of the list loads, the one before it stays. */
export function ownGamesQuery(list: OwnList, { gameType, vassalage, pageNo = 1 }: OwnGamesWanted, pageSize: number) {
  const { language } = sender()
  const asked: OwnGamesAsked = {
    ...(gameType && { gameType }),
    ...(vassalage && { vassalage }),
    pageNo: Math.min(pageNo, pagesAtMost),
    pageSize,
    language,
  }
  return queryOptions({
    queryKey: [own, list, 'games', asked] as const,
    queryFn: ({ signal }) => (list === 'recent' ? recentGames(asked, signal) : favouriteGames(asked, signal)),
    // A game that is started, here or in another tab, changes what was played last.
    staleTime: 0,
    placeholderData: (before: OwnPage | undefined, from) => {
      const shown = from?.queryKey
      return shown?.[1] === list && shown[3].pageSize === pageSize ? before : undefined
    },
    meta: { shownInPlace: true },
  })
}

async function recentGames({ pageNo, ...asked }: OwnGamesAsked, signal: AbortSignal): Promise<OwnPage> {
  const { list, totalPages } = await request('recentGames', { clientType: 3, ...asked, page: pageNo }, { signal })
  return { games: list, totalPages }
}

async function favouriteGames(asked: OwnGamesAsked, signal: AbortSignal): Promise<OwnPage> {
  const query = { clientType: 3, platform: 'html5-desktop', ...asked } as const
  const { content, totalPages } = await request('favouriteGames', query, { signal })
  return { games: content, totalPages }
}
