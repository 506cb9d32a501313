import { lazyRouteComponent, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listTypeOf } from '#/src/features/catalogue/game-types.ts'
import { listFilters } from '#/src/features/catalogue/list-address.ts'
import { LobbyHome } from '#/src/features/game-list/lobby-home.tsx'
import { TypeMenu } from '#/src/features/game-list/type-menu.tsx'
import { LobbyTop } from '#/src/features/lobby-top/lobby-top.tsx'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

/** Fetched by the route of an address that chooses a type; the home does without. */
export const ListOfType = lazyRouteComponent(() => import('./lists/list-of-type.tsx'), 'ListOfType')

/** The lobby: its home, or the list of the type that the address chooses. */
export function LobbyPage() {
  const search = useSearch({ strict: false })
  const filters = useMemo(() => listFilters({ ...search }), [search])
  const type = listTypeOf(search.type)
  const place = useMemo(() => type && ({ to: '/', type } as const), [type])
  return (
    <div className="flex flex-col gap-5 md:gap-8">
      {!place && <HomeHead />}
      {!place && <LobbyTop />}
      <TypeMenu chosen={type ?? 'HOME'} />
      {place ? (
        <div>
          <ListOfType place={place} filters={filters} />
        </div>
      ) : (
        <LobbyHome />
      )}
    </div>
  )
}

function HomeHead() {
  const t = useText()
  return (
    <>
      <PageHead title={t('lobby.headTitle')} description={t('lobby.description')} address="/" />
      <h1 tabIndex={-1} className="sr-only">
        {t('lobby.title')}
      </h1>
    </>
  )
}
