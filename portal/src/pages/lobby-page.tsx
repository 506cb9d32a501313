import { listTypeOf } from '@banyan/client/game-types.ts'
import { InTurn } from '@banyan/ui/in-turn.tsx'
import { isNarrow, useNarrow } from '@banyan/ui/use-wide.ts'
import { lazyRouteComponent, useMatch, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { listFilters } from '#/src/features/lobby/catalogue/list-address.ts'
import { LobbyHome } from '#/src/features/lobby/game-list/lobby-home.tsx'
import { TypeMenu } from '#/src/features/lobby/game-list/type-menu.tsx'
import { LobbyTop } from '#/src/features/lobby/lobby-top/lobby-top.tsx'
import { useText } from '#/src/i18n/text.ts'
import { isTrial } from '#/src/session/account-kind.ts'
import { useSession } from '#/src/session/session.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

/** Fetched by the route of an address that chooses a type; the home does without. */
export const ListOfType = lazyRouteComponent(() => import('./lobby/list-of-type.tsx'), 'ListOfType')

/** What lies over the lobby at addresses of its own, fetched by their routes together with its texts. */
export const LobbyOver = lazyRouteComponent(
  async () => (await import('./lobby/lobby-over.tsx')).fetchLobbyOver(),
  'LobbyOver',
)

/** By the path of a route: at /help the help centre lies over it, at /member the member centre. */
export const isUnder = (path: string | undefined) => /^.(help|member)/.test(path ?? '')

/** At an address of the member centre, which fills a narrow window: nobody sees the lobby below it. */
const isCovering = (path: string | undefined) => path?.startsWith('/member') === true
export const isCovered = (path: string) => isCovering(path) && isNarrow()

/** The lobby: its home, or the list of the type that the address chooses; with what lies over its home at some addresses. */
export function LobbyPage() {
  const under = useMatch({ strict: false, select: ({ routeId }) => isUnder(routeId) })
  const [wasUnder, setWasUnder] = useState(under)
  if (under && !wasUnder) setWasUnder(true)
  const isShown = useIsShown()
  const search = useSearch({ strict: false })
  const filters = useMemo(() => listFilters({ ...search }), [search])
  const type = under ? undefined : listTypeOf(search.type)
  const place = useMemo(() => type && ({ to: '/', type } as const), [type])
  const over = <Suspense>{wasUnder && <LobbyOver open={under} />}</Suspense>
  // The same elements at the same places, so that the centre stays when the lobby comes; and as high, or the footer is near.
  if (!isShown)
    return (
      <div className="h-[300vh]">
        {over}
        <HomeHead isNamed={false} />
      </div>
    )
  return (
    <div className="flex flex-col gap-5 md:gap-8">
      {over}
      {!place && <HomeHead isNamed={!under} />}
      {!place && <LobbyTop announces={!under} />}
      <InTurn instead={<div className="h-17 md:h-23.5" />}>
        <TypeMenu chosen={type ?? 'HOME'} />
      </InTurn>
      {place ? (
        <div>
          <ListOfType place={place} filters={filters} />
        </div>
      ) : (
        <InTurn instead={<div className="h-[300vh]" />}>
          <LobbyHome />
        </InTurn>
      )}
    </div>
  )
}

/** False until what covers the lobby is left, or the window becomes wide enough for both. */
function useIsShown(): boolean {
  const covering = useMatch({ strict: false, select: ({ routeId }) => isCovering(routeId) })
  const now = useSession()
  // Only members can open the member centre over the lobby.
  const isLetIn = now.is === 'opening' || (now.is === 'in' && !isTrial(now.account))
  const covered = useNarrow() && covering && isLetIn
  const [isShown, setIsShown] = useState(!covered)
  if (!isShown && !covered) setIsShown(true)
  return isShown
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
