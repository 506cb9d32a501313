import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { isAllowedAddress } from '#/src/session/allowed-address.ts'

/** The hosts under which the brand can be reached; a name that browsers read as another host is none. */
export function domainsQuery() {
  return queryOptions({
    queryKey: ['domainRoute'],
    queryFn: async ({ signal }) => {
      const { domains } = await request('domainRoute', {}, { signal })
      return domains.filter((domain) => isAllowedAddress(`https://${domain}/`, [domain]))
    },
    // The list says in its place what failed.
    meta: { shownInPlace: true },
  })
}
