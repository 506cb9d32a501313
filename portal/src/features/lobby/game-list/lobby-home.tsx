import { homeTypes } from '@banyan/client/game-types.ts'
import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { menusQuery } from '#/src/features/lobby/catalogue/menus-query.ts'
import { useText } from '#/src/i18n/text.ts'
import { useSession } from '#/src/session/session.ts'
import { GameShelfSkeleton } from './grid/game-shelf.tsx'
import { HomeSection } from './home/home-section.tsx'
import './home/home-section.css'

const OwnSection = lazyPart(async () => (await import('./home/own-section.tsx')).fetchOwnSection())

/** The lobby's sections: the hot games, between the account's own ones, then the types that have games. */
export function LobbyHome() {
  useText()
  const hasOwn = useSession().is !== 'out'
  const ownSection = (list: 'recent' | 'favourites') =>
    hasOwn && (
      <Suspense fallback={list === 'favourites' && <GameShelfSkeleton count={6} />}>
        <OwnSection list={list} />
      </Suspense>
    )
  const { data: menus } = useQuery(menusQuery())
  const types = homeTypes.filter((type) => !menus || menus.some(({ gameType }) => gameType === type))
  return (
    <div className="flex flex-col gap-8 md:gap-10">
      {ownSection('recent')}
      <HomeSection type="HOT" />
      {ownSection('favourites')}
      {types.map((type) => (
        <HomeSection key={type} type={type} />
      ))}
    </div>
  )
}
