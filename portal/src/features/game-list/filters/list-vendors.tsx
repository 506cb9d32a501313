import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import type { ListFilters, ListPlace } from '../../catalogue/list-address.ts'
import { VendorStrip } from '../../vendors/vendor-strip.tsx'
import { useListVendors } from '../query/list-vendors.ts'
import { FilterLink } from './filter-link.tsx'

/** The vendors of a list. A choice clears search and classification and begins at the first page (requirements LOB-10). */
export function ListVendors({ place, filters }: { place: ListPlace; filters: ListFilters }) {
  const vendors: readonly VendorCard[] | undefined = useListVendors(place.type)
  const { lines, bet } = filters
  return (
    <VendorStrip
      vendors={vendors}
      chosen={filters.vassalage}
      choice={(vassalage, chosen, look) => (
        <FilterLink place={place} filters={{ vassalage, lines, bet }} chosen={chosen} {...look} />
      )}
    />
  )
}
