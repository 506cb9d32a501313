import type { ListedType } from '@banyan/contract/games/game.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useMatch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { typeOfPage } from '#/src/features/catalogue/game-types.ts'
import { useTypeTitle } from '#/src/features/catalogue/use-category.ts'
import { HotShelf } from '#/src/features/game-list/hot-shelf.tsx'
import { OpensSoon } from '#/src/features/vendors/opens-soon.tsx'
import { VendorCentre } from '#/src/features/vendors/vendor-centre.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

const LatestNotices = lazyPart(async () =>
  (await import('#/src/features/announcements/latest-notices.tsx')).fetchLatestNotices(),
)

/** A game centre: the vendors of the type that has this address. */
export function VendorCentrePage() {
  const path = useMatch({ strict: false, select: ({ routeId }) => routeId })
  const type = typeOfPage(path)
  return type && <OfType type={type} path={path} />
}

/** Few vendors leave much of a page empty: below them stands what is hot, what is new and what opens soon. */
function OfType({ type, path }: { type: ListedType; path: string | undefined }) {
  const t = useText()
  const title = useTypeTitle(type)
  const merchant = usePortalConfig().merchant.name
  return (
    <>
      <PageHead title={title} description={t('vendors.description', { type: title, merchant })} address={path ?? '/'} />
      <div className="flex flex-col gap-8 md:gap-10">
        <VendorCentre key={type} type={type} />
        <HotShelf />
        <div className="grid gap-4 xl:grid-cols-2 xl:*:only:col-span-2">
          <Suspense fallback={<Skeleton className="h-72 rounded-lg" />}>
            <LatestNotices />
          </Suspense>
          <OpensSoon />
        </div>
      </div>
    </>
  )
}
