import { errorText } from '@banyan/client/error-text.ts'
import { formatUntil } from '@banyan/client/moments.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import type { ListedType } from '@banyan/contract/games/game.ts'
import type { VendorCard } from '@banyan/contract/games/vendor.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { wrenchIcon } from '@banyan/ui/icons/wrench-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { playVendor } from '#/src/features/play/launch/wanted-game.ts'
import { useText } from '#/src/i18n/text.ts'
import { useArtSource } from './art-source.ts'
import { closedArt } from './closed-art.ts'
import { TypeIcon } from './type-icon.tsx'
import { useTypeTitle } from './use-category.ts'
import { useIsAhead } from './use-is-ahead.ts'
import { useVendors, useVendorsOf } from './use-vendors.ts'
import { VendorWordmark } from './vendor-wordmark.tsx'
import { flushVendors } from './vendors-query.ts'
import './vendors/vendor-tile.css'

/** As many columns as there are tiles to fill them, up to three. */
const columns = ['', 'sm:grid-cols-2', 'sm:grid-cols-2 xl:grid-cols-3'] as const
const gridOf = (tiles: number) => `grid gap-3 lg:gap-4 ${columns[Math.min(tiles, columns.length) - 1] ?? ''}`
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f']

/** The vendors of a type on large tiles. */
export function VendorCentre({ type }: { type: ListedType }) {
  const t = useText()
  const client = useQueryClient()
  const { error, isFetching } = useVendors()
  const vendors = useVendorsOf(type)
  const title = useTypeTitle(type)
  const again = { busy: isFetching, onClick: () => flushVendors(client) }
  return (
    <section aria-labelledby="centre-title">
      <header className="mb-4 flex min-h-11 items-center gap-2.5 md:mb-5">
        <TypeIcon type={type} size={26} className="text-primary" />
        <h1 id="centre-title" tabIndex={-1} className="text-xl font-bold tracking-tight">
          {title}
        </h1>
        {vendors && vendors.length > 0 && <p className="text-muted">{t('vendors.count', { count: vendors.length })}</p>}
      </header>
      {error ? (
        <Notice
          urgent
          icon={alertIcon}
          title={t('vendors.failed')}
          action={<Button {...again}>{t('action.tryAgain')}</Button>}
        >
          <p>{errorText(t, error)}</p>
          {error instanceof RequestError && error.requestId && (
            <p className="mt-1 text-sm">{t('shell.reference', { requestId: error.requestId })}</p>
          )}
        </Notice>
      ) : vendors?.length === 0 ? (
        <Notice
          icon={nothingIcon}
          title={t('vendors.none')}
          action={
            <Button weight="quiet" {...again}>
              {t('vendors.checkAgain')}
            </Button>
          }
        >
          {t('vendors.noneText')}
        </Notice>
      ) : (
        <ul className={gridOf(vendors?.length ?? placeholders.length)}>
          {vendors?.map((vendor) => (
            <li key={vendor.vassalage}>
              <VendorTile vendor={vendor} isAlone={vendors.length === 1} />
            </li>
          )) ??
            placeholders.map((place) => (
              <li key={place}>
                <Skeleton className="h-40 rounded-lg" />
              </li>
            ))}
        </ul>
      )}
    </section>
  )
}

/** The wordmark, beside a picture of one of the vendor's games if there is one. `isAlone`: the page has no other. */
function VendorTile({ vendor, isAlone }: { vendor: VendorCard; isAlone: boolean }) {
  const t = useText()
  const { vassalage, displayName, lagerIcon, gameCount, cards, maintenanceUntil } = vendor
  const closed = useIsAhead(maintenanceUntil)
  const picture = cards.find(({ showIcon, iconUrl }) => showIcon === 1 && iconUrl !== '')
  return (
    <article className="vendor-tile" data-closed={closed ? true : undefined} data-alone={isAlone || undefined}>
      {picture && <VendorPicture path={closed ? closedArt(picture.iconUrl) : picture.iconUrl} />}
      <div className="relative flex h-full flex-col justify-between p-5">
        <h2>
          <VendorWordmark code={vassalage} picture={lagerIcon} size={isAlone ? 46 : 34} />
          <button type="button" className="vendor-tile-start" onClick={() => playVendor(vendor)}>
            <span className="sr-only">{displayName}</span>
          </button>
        </h2>
        {closed ? (
          <p className="flex items-center gap-2 text-sm text-muted">
            <Icon drawing={wrenchIcon} size={18} />
            <span>
              <span className="font-semibold text-text">{t('vendors.maintenance')}</span>{' '}
              {t('vendors.until', { moment: formatUntil(closed) })}
            </span>
          </p>
        ) : (
          <p className="text-sm text-muted">{t('vendors.gameCount', { count: gameCount })}</p>
        )}
      </div>
    </article>
  )
}

function VendorPicture({ path }: { path: string }) {
  const { src, isDefault, ...events } = useArtSource(path)
  if (isDefault) return null
  return <img src={src} alt="" loading="lazy" decoding="async" className="vendor-tile-picture" {...events} />
}
