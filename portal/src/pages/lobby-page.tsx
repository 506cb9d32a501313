import { lazyRouteComponent, useMatch, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { listTypeOf } from '#/src/features/catalogue/game-types.ts'
import { listFilters } from '#/src/features/catalogue/list-address.ts'
import { LobbyHome } from '#/src/features/game-list/lobby-home.tsx'
import { TypeMenu } from '#/src/features/game-list/type-menu.tsx'
import { LobbyTop } from '#/src/features/lobby-top/lobby-top.tsx'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

/** Fetched by the route of an address that chooses a type; the home does without. */
export const ListOfType = lazyRouteComponent(() => import('./lists/list-of-type.tsx'), 'ListOfType')

/** Fetched by the route /help, together with its texts. */
export const HelpOver = lazyRouteComponent(
  async () => (await import('./lobby/help-over.tsx')).fetchHelpOver(),
  'HelpOver',
)

/** The lobby: its home, or the list of the type that the address chooses; at /help the help centre lies over its home. */
export function LobbyPage() {
  const helping = useMatch({ strict: false, select: ({ routeId }) => routeId === '/help' })
  const [hasHelped, setHasHelped] = useState(helping)
  if (helping && !hasHelped) setHasHelped(true)
  const search = useSearch({ strict: false })
  const filters = useMemo(() => listFilters({ ...search }), [search])
  const type = helping ? undefined : listTypeOf(search.type)
  const place = useMemo(() => type && ({ to: '/', type } as const), [type])
  return (
    <div className="flex flex-col gap-5 md:gap-8">
      {!place && <HomeHead isNamed={!helping} />}
      {!place && <LobbyTop announces={!helping} />}
      <TypeMenu chosen={type ?? 'HOME'} />
      {place ? (
        <div>
          <ListOfType place={place} filters={filters} />
        </div>
      ) : (
        <LobbyHome />
      )}
      <Suspense>{hasHelped && <HelpOver open={helping} />}</Suspense>
    </div>
  )
}

/** `isNamed`: the address is the lobby's own. */
function HomeHead({ isNamed }: { isNamed: boolean }) {
  const t = useText()
  return (
    <>
      {isNamed && <PageHead title={t('lobby.headTitle')} description={t('lobby.description')} address="/" />}
      <h1 tabIndex={-1} className="sr-only">
        {t('lobby.title')}
      </h1>
    </>
  )
}
