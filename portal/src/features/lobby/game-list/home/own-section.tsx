import { readStored, store } from '@banyan/client/browser-storage.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { heartIcon } from '@banyan/ui/icons/heart-icon.ts'
import { useScrollRow } from '@banyan/ui/scroll-row.tsx'
import { useEffect } from 'react'
import { favouritesPlace, recentPlace } from '#/src/features/lobby/catalogue/list-address.ts'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { favouritesTexts } from '../favourites/favourites-texts.ts'
import type { OwnList } from '../favourites/own-games-query.ts'
import { GameShelf, GameShelfSkeleton } from '../grid/game-shelf.tsx'
import { ShelfNotice } from '../notices/shelf-notice.tsx'
import { useOwnPage } from '../query/use-own-page.ts'
import { useListTitle } from '../use-list-title.ts'
import { ShelfSection } from './shelf-section.tsx'

/** Left in browsers of whoever has recent games: for all others their section takes no place while it is asked for. */
const recentHint = 'hasRecent'

/** Games of a section (requirements LOB-06). */
const sectionSize = 12

const places = { recent: recentPlace, favourites: favouritesPlace } as const

/** Its texts are loaded with it. */
export async function fetchOwnSection() {
  await loadTexts(favouritesTexts)
  return OwnSection
}

/** The account's own games in the lobby, in a row: what it played last where there is any, and its favourites. */
function OwnSection({ list }: { list: OwnList }) {
  const t = useText()
  const place = places[list]
  const title = useListTitle(place.type)
  const { page, error, retry } = useOwnPage(list, place.type, {}, sectionSize)
  const row = useScrollRow<HTMLUListElement>(page)
  const isEmpty = page?.games.length === 0
  const hadRecent = readStored(recentHint) !== null
  useEffect(() => {
    if (list === 'recent' && page) store(recentHint, isEmpty ? null : 'yes')
  }, [list, page, isEmpty])
  if (list === 'recent' && (page || error ? isEmpty : !hadRecent)) return null
  return (
    <ShelfSection place={place} row={row} isEmpty={isEmpty}>
      {error ? (
        <ShelfNotice error={error} search="" {...retry} />
      ) : isEmpty ? (
        <p className="flex items-center gap-3 rounded-lg border border-line bg-raised p-4 text-muted text-pretty">
          <Icon drawing={heartIcon} size={20} className="text-primary" />
          {t('favourites.favourites.emptyText')}
        </p>
      ) : page ? (
        <GameShelf row={row.props} label={title} games={page.games} kept={list === 'favourites'} />
      ) : (
        <GameShelfSkeleton count={6} />
      )}
    </ShelfSection>
  )
}
