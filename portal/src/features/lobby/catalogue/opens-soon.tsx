import { typeName } from '@banyan/client/game-types.ts'
import { formatUntil } from '@banyan/client/moments.ts'
import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { clockIcon } from '@banyan/ui/icons/clock-icon.ts'
import { useText } from '#/src/i18n/text.ts'
import { useIsAhead } from './use-is-ahead.ts'
import { useVendors } from './use-vendors.ts'
import { VendorWordmark } from './vendor-wordmark.tsx'

const shownAtMost = 4

/** The vendors of every type that are closed and open again, the soonest first; nothing where all are open. */
export function OpensSoon() {
  const t = useText()
  const soon = soonest(useVendors().data?.data.lanes.flatMap(({ vendors }) => vendors) ?? [])
  // The next one to open leaves the list when it does.
  const next = useIsAhead(soon[0]?.maintenanceUntil ?? null)
  if (next === undefined) return null
  return (
    <Card flush title={t('vendors.opensSoon')}>
      <ul>
        {soon.slice(0, shownAtMost).map(({ vassalage, displayName, lagerIcon, gameType, maintenanceUntil }) => (
          <li
            key={vassalage}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-2.5 first:border-t-0"
          >
            <span className="w-20 shrink-0 text-muted">
              <VendorWordmark code={vassalage} picture={lagerIcon} size={18} />
            </span>
            <span className="min-w-0 grow font-semibold">
              <span className="sr-only">{displayName}, </span>
              {typeName(t, gameType)}
            </span>
            <span className="flex items-center gap-1.5 text-sm text-muted">
              <Icon drawing={clockIcon} size={16} />
              {maintenanceUntil !== null && t('vendors.opensAt', { moment: formatUntil(maintenanceUntil) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A vendor of several types stands in each of them, and once here. */
function soonest(vendors: readonly VendorCard[]): VendorCard[] {
  const closed = vendors.filter(
    ({ maintenanceUntil }) => maintenanceUntil !== null && Date.parse(maintenanceUntil) > Date.now(),
  )
  const once = new Map(closed.map((vendor) => [vendor.vassalage, vendor]))
  const opensAt = ({ maintenanceUntil }: VendorCard) => Date.parse(maintenanceUntil ?? '')
  return [...once.values()].sort((one, other) => opensAt(one) - opensAt(other))
}
