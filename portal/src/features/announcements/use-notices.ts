import { useQuery } from '@tanstack/react-query'
import { useSession } from '#/src/session/session.ts'
import { announcementsQuery, audienceOf } from './announcements-query.ts'

/** The notices of whoever uses the portal; a login or its end brings others. */
export function useNotices() {
  return useQuery(announcementsQuery(audienceOf(useSession())))
}
