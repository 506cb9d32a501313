import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { vendorsQuery } from './vendors-query.ts'

/** The vendors of every type. */
export function useVendors() {
  // Follows the language, which the query reads from the sender.
  useText()
  const pathname = useLocation({ select: (location) => location.pathname })
  return useQuery(vendorsQuery(pathname))
}

const none: readonly VendorCard[] = []

/** The vendors of one type, in the merchant's order; undefined until they are known. */
export function useVendorsOf(type: string): readonly VendorCard[] | undefined {
  const { data, error } = useVendors()
  if (!data) return error ? none : undefined
  return data.data.lanes.find(({ gameType }) => gameType === type)?.vendors ?? none
}
