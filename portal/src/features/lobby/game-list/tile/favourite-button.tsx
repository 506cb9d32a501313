import type { Game } from '@banyan/contract/games/game.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { heartIcon } from '@banyan/ui/icons/heart-icon.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { askForLogin } from '#/src/session/ask-for-account.ts'
import { useIsFavourite } from '../favourites/use-is-favourite.ts'
import { toggleFavourite } from '../toggle-favourite.ts'
import './favourite-button.css'

interface FavouriteButtonProps {
  game: Game
  /** The lists change before the server has answered. */
  atOnce: boolean
}

/** The heart of a tile; a visitor's press opens the login popup. */
export function FavouriteButton({ game, atOnce }: FavouriteButtonProps) {
  const t = useText()
  const client = useQueryClient()
  const isFavourite = useIsFavourite(game.nodeId)
  const name = game.gameName
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t(isFavourite ? 'gameList.removeFavourite' : 'gameList.addFavourite', { name })}
      className="tile-heart"
      onClick={({ currentTarget }) => {
        // Safari doesn't focus what is clicked, and the login popup gives the focus back.
        currentTarget.focus({ preventScroll: true })
        if (askForLogin()) void toggleFavourite(client, game, atOnce)
      }}
    >
      <Icon drawing={heartIcon} size={18} />
    </button>
  )
}
