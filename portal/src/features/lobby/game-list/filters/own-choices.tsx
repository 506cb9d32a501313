import { Icon } from '@banyan/ui/icon.tsx'
import { heartIcon } from '@banyan/ui/icons/heart-icon.ts'
import { historyIcon } from '@banyan/ui/icons/history-icon.ts'
import { type ListFilters, type ListPlace, listAddress } from '#/src/features/lobby/catalogue/list-address.ts'
import { useText } from '#/src/i18n/text.ts'
import { askForLogin } from '#/src/session/ask-for-account.ts'
import { filterChip } from './filter-chip.ts'
import { FilterLink } from './filter-link.tsx'

const choices = [
  { of: 'recent', drawing: historyIcon, label: 'gameList.recent' },
  { of: 'fav', drawing: heartIcon, label: 'gameList.favourites' },
] as const

/** Instead of all games of a type those that the account played last, or its favourites; a visitor is asked to log in. */
export function OwnChoices({ place, filters }: { place: ListPlace; filters: ListFilters }) {
  const t = useText()
  return choices.map(({ of, drawing, label }) => {
    const chosen = filters.of === of
    const to: ListFilters = { of, vassalage: filters.vassalage }
    return (
      <FilterLink
        key={of}
        place={place}
        filters={to}
        chosen={chosen}
        title={t(label)}
        onClick={(event) => askForLogin(listAddress(place, to)) || event.preventDefault()}
        className={`${filterChip(chosen)} w-11 shrink-0 justify-center px-0! sm:h-10! sm:rounded-md!`}
      >
        <Icon drawing={drawing} size={20} />
        <span className="sr-only">{t(label)}</span>
      </FilterLink>
    )
  })
}
