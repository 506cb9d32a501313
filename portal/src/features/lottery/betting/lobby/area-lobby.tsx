import { PartFailure } from '@banyan/client/part-failure.tsx'
import { type AreaPath, areaModes } from '@banyan/rules/lottery/lottery-areas.ts'
import type { LotteryMode } from '@banyan/rules/lottery/prize-modes.ts'
import { chipClass } from '@banyan/ui/chip.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useStable } from '@banyan/ui/use-stable.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { type Menu, type MenuGame, menuQuery, recentGamesQuery } from '../area-queries.ts'
import { GameCard } from './game-card.tsx'
import { useFavouriteLotteries } from './own-lotteries.ts'
import { useClosings } from './use-closings.ts'

interface AreaLobbyProps {
  path: AreaPath
  mode: LotteryMode
  /** Only the stations of this region. */
  region?: string | undefined
}

/** The games of an area by group, one's own first, with the countdown of each. */
export function AreaLobby({ path, mode, region }: AreaLobbyProps) {
  const t = useText()
  const { data: whole, error, isFetching, refetch } = useQuery(menuQuery(mode))
  const menu = whole && (region === undefined ? whole : ofRegion(whole, region))
  const { data: recent = [] } = useQuery(recentGamesQuery(mode))
  const favourites = useFavouriteLotteries()
  const toggle = useStable(favourites.toggle)
  const closings = useClosings(mode)
  const modes: readonly LotteryMode[] = areaModes[path]
  const section = (key: string, title: string, games: readonly MenuGame[]) =>
    games.length > 0 && (
      <section key={key} aria-label={title}>
        <h2 className="mb-2.5 font-semibold">{title}</h2>
        <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {games.map((game) => (
            <GameCard
              key={game.gameCode}
              path={path}
              game={game}
              sale={closings.get(game.gameCode)}
              isFavourite={favourites.own.includes(game.gameCode)}
              onFavourite={toggle}
            />
          ))}
        </ul>
      </section>
    )
  return (
    <div className="flex flex-col gap-6">
      {region !== undefined && (
        <Link
          to={path}
          search={{ prizeMode: mode }}
          className="-my-2 inline-flex min-h-11 items-center self-start font-semibold text-primary-strong hover:underline"
        >
          {t('lottery.allGames')}
        </Link>
      )}
      {modes.length > 1 && region === undefined && (
        <nav aria-label={t('lottery.priceLists')} className="flex flex-wrap gap-2">
          {modes.map((each) => (
            <Link
              key={each}
              to={path}
              search={{ prizeMode: each }}
              aria-current={each === mode ? 'page' : undefined}
              className={chipClass(each === mode)}
            >
              {t(`lottery.mode.${each}`)}
            </Link>
          ))}
        </nav>
      )}
      {!menu && !error && <Skeleton className="h-96" />}
      {!menu && error && <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {menu && (
        <>
          {section('favourites', t('lottery.favourites'), gamesByCode(menu, favourites.own))}
          {section('recent', t('lottery.recent'), gamesByCode(menu, recent).slice(0, recentAtMost))}
          {menu.map(({ gameGroupCode, gameGroupName, games }) => section(gameGroupCode, gameGroupName, games))}
        </>
      )}
    </div>
  )
}

function ofRegion(menu: Menu, region: string): Menu {
  const groups = menu.map((group) => ({
    ...group,
    games: group.games.filter(({ gameCode }) => gameCode.startsWith(`${region}_`)),
  }))
  return groups.filter(({ games }) => games.length > 0)
}

/** One line of them on a wide window. */
const recentAtMost = 4

function gamesByCode(menu: Menu, codes: readonly string[]): MenuGame[] {
  const games = new Map(menu.flatMap((group) => group.games.map((game) => [game.gameCode, game])))
  return codes.flatMap((code) => games.get(code) ?? [])
}
