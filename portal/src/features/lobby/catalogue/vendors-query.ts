import { sender } from '@banyan/client/sender.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { keep, readKept } from '#/src/session/session-storage.ts'

type GameVendors = ValueOf<Calls['gameVendors']>

/** The name under which the session keeps them (spec section 3). */
const storageName = 'gameVendor'

interface KeptVendors {
  readonly merchant: string
  readonly language: string
  readonly answer: GameVendors
}

/** Where a change of language leaves the vendors as they are (requirements LOB-14). */
const steadyPages = new Set(['/pvp', '/fish', '/rng'])

/** Vendors by type; asked for once a session, and again in another language except on some pages. */
export function vendorsQuery(pathname: string) {
  const { merchant, language: spoken } = sender()
  const kept = readKept<KeptVendors>(storageName)
  const ours = kept?.merchant === merchant ? kept : undefined
  const language = ours && steadyPages.has(pathname) ? ours.language : spoken
  const queryKey = ['gameVendors', { merchant, language }] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const answer = await request('gameVendors', { platform: 'html5-desktop' }, { signal })
      const next: KeptVendors = { merchant, language, answer }
      keep(storageName, next)
      // Only one language is kept; switching back fetches again. A prefetch has no observer yet.
      client.removeQueries({
        queryKey: ['gameVendors'],
        type: 'inactive',
        predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
      })
      return answer
    },
    initialData: ours?.language === language ? ours.answer : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shownInPlace: true },
  })
}

/** Forgets the vendors and asks anew for those that are shown. */
export function flushVendors(client: QueryClient): void {
  keep(storageName, undefined)
  void client.invalidateQueries({ queryKey: ['gameVendors'] })
}
