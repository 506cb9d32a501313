import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '#/src/session/session.ts'
import { announcementsQuery } from './announcements-query.ts'

/** The home page's notices, which are for everybody, signed in or not (requirements MSG-01). */
export function useHomeNotices() {
  return useQuery(announcementsQuery('B'))
}

/** Announcements visible to the current user: home page notices, plus member notices when signed in; newest first. */
export function useNotices() {
  const home = useHomeNotices()
  const isMember = useSession().is === 'in'
  const own = useQuery({ ...announcementsQuery('A'), enabled: isMember })
  const all = useMemo(
    () =>
      isMember && home.data && own.data
        ? [...home.data, ...own.data].toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
        : home.data,
    [isMember, home.data, own.data],
  )
  return {
    data: all,
    error: home.error ?? (isMember ? own.error : null),
    isFetching: home.isFetching || own.isFetching,
    refetch: () => Promise.all([home.refetch(), ...(isMember ? [own.refetch()] : [])]),
  }
}
