import {
  type ListFilters,
  type ListPlace,
  listAddress,
  listPlaceOf,
} from '#/src/features/lobby/catalogue/list-address.ts'
import { useListTitle } from '#/src/features/lobby/game-list/use-list-title.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

/** The head of a list. An account's own is no page for search engines; any other they know by its type's own page, with vendor, classification and page number. */
export function ListHead({ place, filters }: { place: ListPlace; filters: ListFilters }) {
  const t = useText()
  const title = useListTitle(place.type)
  const merchant = usePortalConfig().merchant.name
  const { of, vassalage, class: gameClass, pageNo } = filters
  if (of || place.type === 'FAV' || place.type === 'RECENT') return <PageHead title={title} />
  return (
    <PageHead
      title={title}
      description={t('gameList.description', { type: title, merchant })}
      address={listAddress(listPlaceOf(place.type), { vassalage, class: gameClass, pageNo })}
    />
  )
}
