import type { AnnouncementItem } from '@banyan/contract/operator/announcement-calls.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

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

/** Replaces the list; answers the ids of those of whose HTML something was taken out. */
export async function saveAnnouncements(version: number, value: Json): Promise<readonly string[]> {
  const body = { version, items: [...itemsOf(value)] }
  return (await request('replaceAnnouncements', {}, { body })).sanitised
}
