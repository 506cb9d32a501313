import type { Announcement } from '@banyan/contract/messages/announcements.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { sender } from '#/src/api/sender.ts'

const freshMs = 60_000

/** Whom an announcement is for: nobody can sign in yet, so everyone is anonymous (MSG-01, execution B). */
export const audience = 'B' satisfies Announcement['execution']

/** What is published for the audience now, newest first; another language is another list. */
export function announcementsQuery() {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['announcements', { merchant, language, audience }],
    queryFn: async ({ signal }) => {
      const query = { platform: 'W', execution: audience, language } as const
      return (await request('announcements', query, { signal })).list
    },
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    // The popup says in its place what failed; the marquee and the bell do without.
    meta: { shownInPlace: true },
  })
}
