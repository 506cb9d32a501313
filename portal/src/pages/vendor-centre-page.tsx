import { typeOfPage } from '@banyan/client/game-types.ts'
import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { ListedType } from '@banyan/contract/games/game.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useMatch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { OpensSoon } from '#/src/features/lobby/catalogue/opens-soon.tsx'
import { useTypeTitle } from '#/src/features/lobby/catalogue/use-category.ts'
import { VendorCentre } from '#/src/features/lobby/catalogue/vendor-centre.tsx'
import { HotShelf } from '#/src/features/lobby/game-list/hot-shelf.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

const LatestNotices = lazyPart(async () =>
  (await import('#/src/features/content/announcements/latest-notices.tsx')).fetchLatestNotices(),
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
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:*:only:col-span-2">
          <Suspense fallback={<Skeleton className="h-72 rounded-lg" />}>
            <LatestNotices />
          </Suspense>
          <OpensSoon />
        </div>
      </div>
    </>
  )
}
