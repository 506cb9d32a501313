import { formatNumber, withSign } from '@banyan/client/formats.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { type ListFilters, type ListPlace, leastBet, leastLines } from '#/src/features/lobby/catalogue/list-address.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { filterChip } from './filter-chip.ts'
import { FilterLink } from './filter-link.tsx'

/** Least number of lines and least bet, each on or off; an address may ask for more. */
export function SlotFilters({ place, filters }: { place: ListPlace; filters: ListFilters }) {
  const t = useText()
  const { currency } = usePortalConfig()
  const { lines, bet } = filters
  // Isolated: the sign stays before its number in a line that runs to the left.
  const amount = `\u2066${withSign(formatNumber(bet ?? leastBet), currency.symbol)}\u2069`
  return (
    <>
      <Toggle
        place={place}
        filters={{ ...filters, lines: lines === undefined ? leastLines : undefined, pageNo: undefined }}
        chosen={lines !== undefined}
        label={t('gameList.minLines', { count: lines ?? leastLines })}
      />
      <Toggle
        place={place}
        filters={{ ...filters, bet: bet === undefined ? leastBet : undefined, pageNo: undefined }}
        chosen={bet !== undefined}
        label={t('gameList.minBet', { amount })}
      />
    </>
  )
}

interface ToggleProps {
  place: ListPlace
  filters: ListFilters
  chosen: boolean
  label: string
}

function Toggle({ label, ...link }: ToggleProps) {
  return (
    <FilterLink {...link} className={filterChip(link.chosen)}>
      {link.chosen && <Icon drawing={checkIcon} size={16} />}
      {label}
    </FilterLink>
  )
}
