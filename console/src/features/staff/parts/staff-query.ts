import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** Every operator. */
export const staffQuery = queryOptions({
  queryKey: ['records', 'operators', 'all'],
  queryFn: async () => (await request('listOperators', {})).operators,
  meta: { shownInPlace: true },
})

/** The roles with the version that a change of them must name. */
export const rolesQuery = queryOptions({
  queryKey: ['settings', 'roles', 'value'],
  queryFn: () => request('readRoles', {}),
  meta: { shownInPlace: true },
})

/** Where an operator is signed in. */
export function operatorSessionsQuery(username: string) {
  return queryOptions({
    queryKey: ['operator-sessions', username],
    queryFn: async () => (await request('operatorSessions', { username })).sessions,
    meta: { shownInPlace: true },
  })
}
