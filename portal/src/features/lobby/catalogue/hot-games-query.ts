import { sender } from '@banyan/client/sender.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { keep, readKept } from '#/src/session/session-storage.ts'

type HotGames = ValueOf<Calls['hotGames']>

/** The name under which the session keeps them (spec section 3). */
const storageName = 'HOT_GAMES'

interface KeptHotGames extends HotGames {
  readonly merchant: string
  readonly language: string
}

/** Every hot game. Asked for once a session, until an explicit refresh or a newer catalogue (requirements LOB-14). */
export function hotGamesQuery() {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['hotGames', { merchant, language }],
    queryFn: async ({ signal }) => {
      const query = { merchantCode: merchant, isPlatform: 2, platform: 'html5-desktop', language } as const
      const { list, version } = await request('hotGames', query, { signal })
      const kept: KeptHotGames = { merchant, language, list, version }
      keep(storageName, kept)
      return { list, version }
    },
    initialData: (): HotGames | undefined => {
      const kept = readKept<KeptHotGames>(storageName)
      return kept?.merchant === merchant && kept.language === language ? kept : undefined
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { shownInPlace: true },
  })
}

/** Drops the cached games and fetches shown ones again: all, or those that are `isOld`. */
export function forgetHotGames(client: QueryClient, isOld: (kept: HotGames) => boolean = () => true): void {
  const kept = readKept<KeptHotGames>(storageName)
  if (kept && isOld(kept)) keep(storageName, undefined)
  void client.invalidateQueries({
    queryKey: ['hotGames'],
    predicate: ({ state }) => state.data !== undefined && isOld(state.data as HotGames),
  })
}
