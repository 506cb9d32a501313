import { type AreaPath, menuModeOf, readAsked } from '@banyan/rules/lottery/lottery-areas.ts'
import { lotteryGame } from '@banyan/rules/lottery/lottery-games.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { backIcon } from '@banyan/ui/icons/back-icon.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { gameName } from '#/src/features/lottery/games/game-name.ts'
import { named } from '#/src/features/lottery/games/named.ts'
import { useText } from '#/src/i18n/text.ts'
import { menuQuery } from './area-queries.ts'
import { areaTitles, viewOf } from './area-views.ts'
import { GameView } from './game-view.tsx'
import { AreaLobby } from './lobby/area-lobby.tsx'
import { ViewIcons } from './view-nav.tsx'

interface LotteryAreaProps {
  path: AreaPath
  search: Readonly<Record<string, unknown>>
}

/** An area with its lobby, or one of its games (requirements LOT-03, NAV-07). */
export function LotteryArea({ path, search }: LotteryAreaProps) {
  const t = useText()
  const asked = readAsked(path, search)
  const title = useAreaTitle(path, search)
  if (asked.is === 'game') {
    const { gameCode, mode } = asked
    return (
      <>
        <header className="-mt-1.5 mb-1.5 flex min-h-11 items-center gap-1 md:mt-0 md:mb-3">
          <Link
            to={path}
            search={{ prizeMode: mode }}
            aria-label={t('lottery.otherGames')}
            className="-ms-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-text"
          >
            <Icon drawing={backIcon} size={22} />
          </Link>
          <h1
            tabIndex={-1}
            className="line-clamp-2 min-w-0 text-base leading-5 font-bold tracking-tight text-balance md:text-xl md:leading-7"
          >
            {title}
          </h1>
          {viewOf(search) === 'bet' && <ViewIcons path={path} gameCode={gameCode} prizeMode={mode} />}
        </header>
        <GameView path={path} gameCode={gameCode} prizeMode={mode} view={viewOf(search)} />
      </>
    )
  }
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-xl font-bold tracking-tight">
        {title}
      </h1>
      {asked.is === 'unknown' && (
        <p role="alert" className="mb-4 rounded-md border border-line bg-raised px-4 py-3">
          {t('lottery.unknownGame', { code: asked.gameCode })}
        </p>
      )}
      {asked.is === 'elsewhere' && (
        <div
          role="alert"
          className="mb-4 flex flex-wrap items-center gap-3 rounded-md border border-line bg-raised px-4 py-3"
        >
          <p className="grow">
            {t('lottery.elsewhere', { game: titleOf(t, asked.gameCode), area: t(areaTitles[asked.path]) })}
          </p>
          <Link
            to={asked.path}
            search={{ gameCode: asked.gameCode }}
            className="font-semibold text-primary-strong hover:underline"
          >
            {t('lottery.goThere')}
          </Link>
        </div>
      )}
      <AreaLobby path={path} mode={menuModeOf(path, asked)} region={asked.is === 'lobby' ? asked.region : undefined} />
    </>
  )
}

/** The area's name, or a game's as the menu has it; until that has come, its name by its family. */
export function useAreaTitle(path: AreaPath, search: LotteryAreaProps['search']): string {
  const t = useText()
  const asked = readAsked(path, search)
  const { data: menu } = useQuery(menuQuery(menuModeOf(path, asked)))
  if (asked.is !== 'game') return t(areaTitles[path])
  const { gameCode } = asked
  const named = menu?.flatMap(({ games }) => games).find((game) => game.gameCode === gameCode)
  return named?.gameName ?? titleOf(t, gameCode)
}

/** The name of a game with that of its family. */
function titleOf(t: ReturnType<typeof useText>, gameCode: string): string {
  const family = lotteryGame(gameCode)?.family
  const name = gameName(t, gameCode)
  return family ? t('lottery.gameTitle', { family: named(t, `family.${family}`) ?? family, name }) : name
}
