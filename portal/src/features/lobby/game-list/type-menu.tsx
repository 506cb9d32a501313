import { homeTypes, type LobbyType, menuTypes, typeName } from '@banyan/client/game-types.ts'
import { ScrollArrows, useScrollRow } from '@banyan/ui/scroll-row.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { menusQuery } from '#/src/features/lobby/catalogue/menus-query.ts'
import { TypeIcon } from '#/src/features/lobby/catalogue/type-icon.tsx'
import { useText } from '#/src/i18n/text.ts'

const inMenu: ReadonlySet<LobbyType> = new Set(menuTypes)

interface Entry {
  readonly type: LobbyType
  readonly title: string
}

const panel = 'md:flex md:gap-1 md:rounded-lg md:border md:border-line md:bg-raised md:p-2 md:shadow-sm'
const strip =
  'scroll-row -mx-4 -my-1 flex snap-x scroll-px-4 gap-2 overflow-x-auto scroll-smooth px-4 py-1 scrollbar-none *:snap-start ' +
  'md:m-0 md:min-w-0 md:grow md:scroll-px-0 md:gap-1 md:p-0'
const cell = 'flex min-w-21 shrink-0 grow'
const tab =
  'flex h-17 w-full flex-col items-center justify-center gap-1.5 rounded-md border px-2.5 text-sm font-semibold whitespace-nowrap -outline-offset-3 transition-colors md:h-19'
const looks = {
  chosen: 'border-primary bg-primary-soft text-primary-strong',
  other: 'border-line bg-raised text-muted hover:text-text md:border-transparent md:hover:bg-primary-soft',
} as const

/** The lobby's menu of types: home, hot games, favourites, what was played last, then the types that have games, in the server's order. */
export function TypeMenu({ chosen }: { chosen: LobbyType }) {
  const t = useText()
  const { data, error } = useQuery(menusQuery())
  const row = useScrollRow<HTMLUListElement>(data, chosen)
  const entries: readonly Entry[] = [
    { type: 'HOME', title: t('lobby.home') },
    { type: 'HOT', title: t('lobby.hot') },
    { type: 'FAV', title: t('gameList.favourites') },
    { type: 'RECENT', title: t('gameList.recent') },
    ...(data
      ?.filter(({ gameType }) => inMenu.has(gameType))
      .map(({ gameType, title }) => ({ type: gameType, title })) ??
      (error ? homeTypes.map((type) => ({ type, title: typeName(t, type) })) : [])),
  ]
  return (
    <nav aria-label={t('lobby.types')} className={panel}>
      <ul {...row.props} className={strip}>
        {entries.map((entry) => (
          <li key={entry.type} className={cell}>
            <TypeLink {...entry} isChosen={entry.type === chosen} />
          </li>
        ))}
        {!data &&
          !error &&
          homeTypes.map((type) => (
            <li key={type} className={cell}>
              <Skeleton className="h-17 w-full rounded-md md:h-19" />
            </li>
          ))}
      </ul>
      <ScrollArrows row={row} frameless label={{ back: t('lobby.previousTypes'), on: t('lobby.nextTypes') }} />
    </nav>
  )
}

function TypeLink({ type, title, isChosen }: Entry & { isChosen: boolean }) {
  return (
    <Link
      to="/"
      search={type === 'HOME' ? {} : { type }}
      activeOptions={{ exact: true }}
      activeProps={{}}
      aria-current={isChosen ? 'page' : undefined}
      className={`${tab} ${isChosen ? looks.chosen : looks.other}`}
    >
      <TypeIcon type={type} />
      {title}
    </Link>
  )
}
