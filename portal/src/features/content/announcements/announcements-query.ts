import { sender } from '@banyan/client/sender.ts'
import type { Announcement } from '@banyan/contract/messages/announcements.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import type { Session } from '#/src/session/session.ts'

/** All that the portal shows (requirements MSG-01). */
const types = 'B,PL,PU,PR,H'
const freshMs = 60_000

/** Whom an announcement is for: A signed in, B anonymous, F at the first login (requirements MSG-01, MSG-02). */
export type Audience = Announcement['execution']

/** The audience of this page; visitors' notices while the session loads. */
export function audienceOf({ is }: Session): Audience {
  return is === 'in' ? 'A' : 'B'
}

/** What is published for the audience now, newest first; another language is another list. */
export function announcementsQuery(audience: Audience) {
  const { merchant, language } = sender()
  return queryOptions({
    queryKey: ['announcements', { merchant, language, audience }],
    queryFn: async ({ signal }) => {
      const query = { types, platform: 'W', execution: audience, language } as const
      return (await request('announcements', query, { signal })).list
    },
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    // The popup says in its place what failed; the marquee and the bell do without.
    meta: { shownInPlace: true },
  })
}
