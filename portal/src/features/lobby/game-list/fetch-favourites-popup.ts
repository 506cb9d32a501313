import { loadTexts } from '#/src/i18n/text.ts'
import { favouritesTexts } from './favourites/favourites-texts.ts'
import { gameListRoute } from './game-list-route.ts'

/** The popup with all favourites of the account; its texts are those of lists. */
export async function fetchFavouritesPopup() {
  const [{ FavouritesPopup }] = await Promise.all([
    import('./grid/favourites-popup.tsx'),
    gameListRoute.loadTexts(),
    loadTexts(favouritesTexts),
  ])
  return FavouritesPopup
}
