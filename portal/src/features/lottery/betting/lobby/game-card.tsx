import type { AreaPath } from '@banyan/rules/lottery/lottery-areas.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { heartIcon } from '@banyan/ui/icons/heart-icon.ts'
import { useCountdown } from '@banyan/ui/use-countdown.ts'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useText } from '#/src/i18n/text.ts'
import type { MenuGame } from '../area-queries.ts'
import { clockText } from '../head/clock-text.ts'
import type { Sale } from './use-closings.ts'

interface GameCardProps {
  path: AreaPath
  game: MenuGame
  /** Undefined where nothing is known to come. */
  sale: Sale | undefined
  isFavourite: boolean
  onFavourite: (gameCode: string) => void
}

/** A game of the area with its countdown, and whether it is a favourite. */
export const GameCard = memo(function GameCard({ path, game, sale, isFavourite, onFavourite }: GameCardProps) {
  const t = useText()
  const isClosed = game.status === 'CLOSED'
  return (
    <li className="relative">
      <Link
        to={path}
        search={{ gameCode: game.gameCode, prizeMode: game.prizeMode }}
        className="flex min-h-18 items-center gap-3 rounded-md border border-line bg-raised ps-3 pe-12 shadow-sm transition-colors hover:border-primary"
      >
        <span
          aria-hidden="true"
          dir="ltr"
          className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-sm font-bold text-primary-strong"
        >
          {badgeOf(game)}
        </span>
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{game.gameName}</span>
          <span className="block truncate text-sm text-muted">
            {isClosed || !sale ? t(isClosed ? 'lottery.gameClosed' : 'lottery.noIssue') : <Countdown sale={sale} />}
          </span>
        </span>
      </Link>
      <button
        type="button"
        aria-pressed={isFavourite}
        aria-label={t('lottery.favourite', { game: game.gameName })}
        onClick={() => onFavourite(game.gameCode)}
        className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-md text-muted hover:text-text aria-pressed:text-danger"
      >
        <Icon drawing={heartIcon} size={20} className={isFavourite ? 'fill-current' : ''} />
      </button>
    </li>
  )
})

/** The seconds until the sale opens or closes; they render this line and nothing else. */
function Countdown({ sale: { opensAt, closesAt } }: { sale: Sale }) {
  const t = useText()
  const toOpen = useCountdown(opensAt)
  const toClose = useCountdown(closesAt)
  const isOpen = toOpen === 0
  return (
    <>
      {t(isOpen ? 'lottery.closes' : 'lottery.opens')}{' '}
      <b dir="ltr" className={`font-semibold tabular-nums ${isOpen && toClose <= 10 ? 'text-danger' : 'text-text'}`}>
        {clockText(isOpen ? toClose : toOpen)}
      </b>
    </>
  )
}

/** How often it is drawn, or that it is drawn on days. */
function badgeOf({ cycleSec, gameName }: MenuGame): string {
  if (cycleSec > 0) return `${cycleSec / 60}′`
  return [...gameName.replaceAll(/[^\p{Lu}\p{Lo}]/gu, '')].slice(0, 2).join('')
}
