import { queryOptions } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'

/** Every vendor that may give. */
export const giftVendorsQuery = queryOptions({
  queryKey: ['giftVendors'],
  queryFn: async () => (await request('vendorGifts', {})).vendors,
  meta: { shownInPlace: true },
})
