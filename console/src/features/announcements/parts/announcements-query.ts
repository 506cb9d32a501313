import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { isBackwards } from '#/src/features/content/stage.ts'
import type { Fault } from '#/src/features/forms/faults-of.ts'
import type { PastChanges } from '#/src/features/forms/history-list.tsx'
import type { Change } from '#/src/features/forms/use-draft.ts'

/** Every announcement with the version that a change has to name; who changed it last is in the audit alone. */
export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: async ({ signal }) => {
    const { version, items } = await request('readAnnouncements', {}, { signal })
    return { version, value: { items } as unknown as Json, changedBy: null }
  },
  staleTime: 0,
  meta: { shownInPlace: true },
})

export function itemsOf(value: Json): readonly AnnouncementItem[] {
  return (value as unknown as { items: readonly AnnouncementItem[] }).items
}

/** What is wrong with announcements beyond their schema; the server refuses the same. */
export function announcementFaults(items: readonly AnnouncementItem[]): Fault[] {
  return items.flatMap((item, place) =>
    isBackwards(item) ? [{ path: `/items/${place}/until`, rule: 'after_from' }] : [],
  )
}

/** The changes of the list. */
export const pastAnnouncements: PastChanges = {
  key: ['announcementsHistory'],
  page: (query, options) => request('announcementsHistory', query, options),
  valueOf: async (version) => {
    const { items } = await request('announcementsVersion', { version })
    return { items } as unknown as Json
  },
}

/** Replaces the list; answers the ids of those of whose HTML something was taken out. */
export async function saveAnnouncements({ version, value, reason }: Change): Promise<readonly string[]> {
  const body = { version, items: [...itemsOf(value)], ...(reason !== '' && { reason }) }
  return (await request('replaceAnnouncements', {}, { body })).sanitised
}
