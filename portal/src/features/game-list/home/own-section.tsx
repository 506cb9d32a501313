import { buttonClass } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { heartIcon } from '@banyan/ui/icons/heart-icon.ts'
import { ScrollArrows, useScrollRow } from '@banyan/ui/scroll-row.tsx'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { favouritesPlace, listLink, recentPlace } from '../../catalogue/list-address.ts'
import { favouritesTexts } from '../../favourites/favourites-texts.ts'
import type { OwnList } from '../../favourites/own-games-query.ts'
import { GameShelf, GameShelfSkeleton } from '../grid/game-shelf.tsx'
import { ListIcon } from '../grid/list-icon.tsx'
import { ShelfNotice } from '../notices/shelf-notice.tsx'
import { useOwnPage } from '../query/use-own-page.ts'
import { useListTitle } from '../use-list-title.ts'

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
  const titleId = useId()
  const place = places[list]
  const title = useListTitle(place.type)
  const { page, error, retry } = useOwnPage(list, place.type, {}, sectionSize)
  const row = useScrollRow<HTMLUListElement>(page)
  const isEmpty = page?.games.length === 0
  if (isEmpty && list === 'recent') return null
  return (
    <section aria-labelledby={titleId} className="home-section">
      <header className="flex min-h-11 items-center gap-2.5">
        <ListIcon type={place.type} className="text-primary" />
        <h2 id={titleId} className="text-lg font-bold tracking-tight">
          {title}
        </h2>
        <div className="ms-auto flex items-center gap-2">
          {!isEmpty && (
            <Link
              {...listLink(place)}
              className={`${buttonClass('quiet', 'small')} max-sm:border-0! max-sm:bg-transparent! max-sm:px-1! max-sm:text-primary-strong!`}
            >
              {t('gameList.more')}
              <span className="sr-only">: {title}</span>
              <Icon drawing={forwardIcon} size={16} />
            </Link>
          )}
          <ScrollArrows row={row} label={{ back: t('gameList.previousGames'), on: t('gameList.nextGames') }} />
        </div>
      </header>
      <div className="mt-4 grid *:min-w-0">
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
      </div>
    </section>
  )
}
