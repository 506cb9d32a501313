import { isListedType } from '@banyan/client/game-types.ts'
import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import type { ListFilters, ListPlace } from '#/src/features/lobby/catalogue/list-address.ts'
import { VendorStrip } from '#/src/features/lobby/catalogue/vendor-strip.tsx'
import { useListVendors } from '../query/list-vendors.ts'
import { FilterLink } from './filter-link.tsx'
import { OwnChoices } from './own-choices.tsx'

/** The vendors of a list, after its choices of all, recent and favourite games. A choice clears search and classification and begins at the first page (requirements LOB-10). */
export function ListVendors({ place, filters }: { place: ListPlace; filters: ListFilters }) {
  const vendors: readonly VendorCard[] | undefined = useListVendors(place.type)
  const { of, lines, bet } = filters
  return (
    <VendorStrip
      vendors={vendors}
      chosen={filters.vassalage}
      narrowed={of !== undefined}
      after={isListedType(place.type) && <OwnChoices place={place} filters={filters} />}
      choice={(vassalage, chosen, look) => (
        <FilterLink
          place={place}
          filters={{ of: vassalage === undefined ? undefined : of, vassalage, lines, bet }}
          chosen={chosen}
          {...look}
        />
      )}
    />
  )
}
