import { opensVendor, pageOfType } from '@banyan/client/game-types.ts'
import type { ListedType } from '@banyan/contract/games/game.ts'
import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { Link } from '@tanstack/react-router'
import { playVendor } from '#/src/features/play/launch/wanted-game.ts'
import { useText } from '#/src/i18n/text.ts'
import { listLink, listPlaceOf } from './list-address.ts'
import { useVendorsOf } from './use-vendors.ts'
import { VendorWordmark } from './vendor-wordmark.tsx'

/** With so many vendors the menu is large (requirements LOB-09). */
const largeFrom = 11

interface VendorDropMenuProps {
  type: ListedType
  /** Called when a vendor is chosen, so that the menu closes. */
  onChoose?: (() => void) | undefined
}

/**
 * The vendors of a type as the header's menu shows them: what opens and places it is the header's. Its texts are
 * `vendorTexts`.
 */
export function VendorDropMenu({ type, onChoose }: VendorDropMenuProps) {
  const t = useText()
  const vendors = useVendorsOf(type)
  if (!vendors) return <Skeleton className="h-32 w-96 rounded-md" />
  const large = vendors.length >= largeFrom
  return (
    <div data-size={large ? 'large' : 'small'} className={large ? 'w-[45rem] max-w-full' : 'w-112 max-w-full'}>
      <div className="mb-3 flex items-baseline justify-between gap-4 px-1">
        <p className="font-semibold">{t(`gameTypes.${type}`)}</p>
        <AllOfType type={type} onChoose={onChoose} />
      </div>
      {vendors.length === 0 && <p className="px-1 text-muted">{t('vendors.none')}</p>}
      <ul className={`grid gap-2 ${large ? 'grid-cols-6' : 'grid-cols-4'}`}>
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorLink type={type} vendor={vendor} large={large} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function AllOfType({ type, onChoose }: VendorDropMenuProps) {
  const t = useText()
  const page = pageOfType(type)
  const look = {
    onClick: onChoose,
    className: 'rounded-xs text-sm font-semibold text-primary-strong hover:underline',
    children: t('vendors.allOfType'),
  }
  return page ? <Link to={page} {...look} /> : <Link {...listLink(listPlaceOf(type))} {...look} />
}

function VendorLink({ type, vendor, large, onChoose }: VendorDropMenuProps & { vendor: VendorCard; large: boolean }) {
  const t = useText()
  const { vassalage, displayName, lagerIcon, gameCount } = vendor
  return (
    <Link
      {...listLink(listPlaceOf(type), { vassalage })}
      onClick={(event) => {
        onChoose?.()
        if (!opensVendor(type) || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        playVendor(vendor)
      }}
      className={`flex flex-col items-center justify-center gap-1.5 rounded-md border border-line text-muted transition-colors hover:border-primary hover:bg-primary-soft hover:text-text ${large ? 'h-18' : 'h-20'}`}
    >
      <VendorWordmark code={vassalage} picture={lagerIcon} size={large ? 17 : 20} />
      <span className="sr-only">{displayName}</span>
      <span className="text-xs">{t('vendors.gameCount', { count: gameCount })}</span>
    </Link>
  )
}
