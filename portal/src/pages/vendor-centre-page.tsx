import type { ListedType } from '@banyan/contract/games/game.ts'
import { useMatch } from '@tanstack/react-router'
import { typeOfPage } from '#/src/features/catalogue/game-types.ts'
import { useTypeTitle } from '#/src/features/catalogue/use-category.ts'
import { VendorCentre } from '#/src/features/vendors/vendor-centre.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

/** A game centre: the vendors of the type that has this address. */
export function VendorCentrePage() {
  const path = useMatch({ strict: false, select: ({ routeId }) => routeId })
  const type = typeOfPage(path)
  return type && <OfType type={type} path={path} />
}

function OfType({ type, path }: { type: ListedType; path: string | undefined }) {
  const t = useText()
  const title = useTypeTitle(type)
  const merchant = usePortalConfig().merchant.name
  return (
    <>
      <PageHead title={title} description={t('vendors.description', { type: title, merchant })} address={path ?? '/'} />
      <VendorCentre key={type} type={type} />
    </>
  )
}
