import { Dialog } from '@banyan/ui/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { ownGamesQuery } from '../favourites/own-games-query.ts'
import { FailureNotice } from '../notices/list-notices.tsx'
import { OwnEmptyNotice } from '../notices/own-notices.tsx'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'

/** As many as an account can have: the header's list has no pages (requirements LOB-08). */
const favouritesAtMost = 999
const skeletons = 12

/** All favourites of the account, over any page. */
export function FavouritesPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery(ownGamesQuery('favourites', {}, favouritesAtMost))
  return (
    <Dialog open size="full" onClose={onClose} title={t('gameList.favourites')} closeLabel={t('popup.close')}>
      {error ? (
        <FailureNotice error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <GameGridSkeleton count={skeletons} />
      ) : data.games.length === 0 ? (
        <OwnEmptyNotice list="favourites" filters={{}} />
      ) : (
        <GameGrid games={data.games} level={3} kept />
      )}
    </Dialog>
  )
}
