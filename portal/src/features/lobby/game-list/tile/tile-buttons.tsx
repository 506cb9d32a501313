import type { Game } from '@banyan/contract/games/game.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { playIcon } from '@banyan/ui/icons/play-icon.ts'
import { InTurn } from '@banyan/ui/in-turn.tsx'
import { playGame } from '#/src/features/play/launch/wanted-game.ts'
import { useText } from '#/src/i18n/text.ts'
import { isSwitchedOn } from '#/src/session/merchant-switches.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { FavouriteButton } from './favourite-button.tsx'
import './tile-buttons.css'

/** A whole page of tiles gets them at once, when their code comes. */
const tilesPerFrame = 6

interface TileButtonsProps {
  game: Game
  /** The lists change before the server has answered. */
  atOnce: boolean
  /** In maintenance: the heart works, the trial does not. */
  closed: boolean
}

/** The buttons on a tile: heart and free trial (requirements LOB-07, PLAY-01). */
export function TileButtons({ game, atOnce, closed }: TileButtonsProps) {
  return (
    <InTurn perFrame={tilesPerFrame}>
      {!closed && (
        <span aria-hidden="true" className="tile-play">
          <Icon drawing={playIcon} size={26} />
        </span>
      )}
      {!closed && game.supportPlay === 0 && <TrialButton game={game} />}
      <FavouriteButton game={game} atOnce={atOnce} />
    </InTurn>
  )
}

function TrialButton({ game }: { game: Game }) {
  const t = useText()
  const { whitelabel } = usePortalConfig().info
  if (!isSwitchedOn(whitelabel, 'FREE_PLAY')) return null
  return (
    <button
      type="button"
      aria-label={t('gameList.freeTrialOf', { name: game.gameName })}
      className="tile-trial"
      onClick={() => playGame(game, true)}
    >
      {t('gameList.freeTrial')}
    </button>
  )
}
