import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { homeTypes, type LobbyType, typeName } from '../catalogue/game-types.ts'
import { menusQuery } from '../catalogue/menus-query.ts'
import { TypeIcon } from '../catalogue/type-icon.tsx'

interface Entry {
  readonly type: LobbyType
  readonly title: string
}

const strip =
  'flex snap-x gap-2 overflow-x-auto scroll-smooth scrollbar-none *:snap-start -mx-4 scroll-px-4 px-4 py-1 -my-1 ' +
  'md:mx-0 md:my-0 md:gap-1 md:rounded-lg md:border md:border-line md:bg-raised md:p-2 md:shadow-sm md:scroll-px-2'
const cell = 'flex min-w-21 grow basis-0 md:min-w-22'
const tab =
  'flex h-17 w-full flex-col items-center justify-center gap-1.5 rounded-md border px-2 text-sm font-semibold whitespace-nowrap transition-colors md:h-19'
const looks = {
  chosen: 'border-primary bg-primary-soft text-primary-strong',
  other: 'border-line bg-raised text-muted hover:text-text md:border-transparent md:hover:bg-primary-soft',
} as const

/** The lobby's menu of types: home, hot games, then the types that have games, in the server's order. */
export function TypeMenu({ chosen }: { chosen: LobbyType }) {
  const t = useText()
  const { data, error } = useQuery(menusQuery())
  const entries: readonly Entry[] = [
    { type: 'HOME', title: t('lobby.home') },
    { type: 'HOT', title: t('lobby.hot') },
    ...(data?.map(({ gameType, title }) => ({ type: gameType, title })) ??
      (error ? homeTypes.map((type) => ({ type, title: typeName(t, type) })) : [])),
  ]
  return (
    <nav aria-label={t('lobby.types')}>
      <ul className={strip}>
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
    </nav>
  )
}

function TypeLink({ type, title, isChosen }: Entry & { isChosen: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Only sideways: the page stays where it is.
    const row = link.current?.closest('ul')
    const place = link.current?.parentElement
    if (!isChosen || !row || !place) return
    const middle = place.offsetLeft - row.offsetLeft - (row.clientWidth - place.offsetWidth) / 2
    row.scrollTo({ left: middle })
  }, [isChosen])
  return (
    <Link
      ref={link}
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
