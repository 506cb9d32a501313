import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listTypeOf } from '#/src/features/catalogue/game-types.ts'
import { listFilters } from '#/src/features/catalogue/list-address.ts'
import { GameList } from '#/src/features/game-list/game-list.tsx'
import { LobbyHome } from '#/src/features/game-list/lobby-home.tsx'
import { TypeMenu } from '#/src/features/game-list/type-menu.tsx'
import { LobbyTop } from '#/src/features/lobby-top/lobby-top.tsx'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'
import { ListHead } from './lists/list-head.tsx'

/** The lobby: below the menu of types its home, or the list of the type that the address chooses. */
export function LobbyPage() {
  const t = useText()
  const search = useSearch({ strict: false })
  const filters = useMemo(() => listFilters({ ...search }), [search])
  const type = listTypeOf(search.type)
  const place = useMemo(() => type && ({ to: '/', type } as const), [type])
  return (
    <div className="flex flex-col gap-5 md:gap-8">
      {place ? (
        <ListHead place={place} filters={filters} />
      ) : (
        <>
          <PageHead title={t('lobby.headTitle')} description={t('lobby.description')} address="/" />
          <h1 tabIndex={-1} className="sr-only">
            {t('lobby.title')}
          </h1>
        </>
      )}
      {!place && <LobbyTop />}
      <TypeMenu chosen={type ?? 'HOME'} />
      {place ? <GameList key={place.type} place={place} filters={filters} /> : <LobbyHome />}
    </div>
  )
}
