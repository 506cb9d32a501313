import { sender } from '@banyan/client/sender.ts'
import type { Banner } from '@banyan/contract/system/banners.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

const freshMs = 60_000

/** The banners of one place, in the merchant's order (requirements LOB-02). */
export function bannersQuery(groupName: Banner['groupName']) {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['banners', { merchant, language, groupName }],
    queryFn: async ({ signal }) => (await request('systemBanners', { groupName, language }, { signal })).list,
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    // A failed request needs no message: the lobby fills the space.
    meta: { shownInPlace: true },
  })
}
