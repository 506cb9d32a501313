import { buttonClass } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { ScrollArrows, type useScrollRow } from '@banyan/ui/scroll-row.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { type ListPlace, listLink } from '#/src/features/lobby/catalogue/list-address.ts'
import { TypeIcon } from '#/src/features/lobby/catalogue/type-icon.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useListTitle } from '../use-list-title.ts'
import './home-section.css'

interface ShelfSectionProps {
  /** Where the whole list stands. */
  place: ListPlace
  row: ReturnType<typeof useScrollRow<HTMLUListElement>>
  /** There is nothing to go on to. */
  isEmpty?: boolean
  children: ReactNode
}

/** The first games of a list in one row, under its name and the way to all of it. */
export function ShelfSection({ place, row, isEmpty = false, children }: ShelfSectionProps) {
  const t = useText()
  const titleId = useId()
  const title = useListTitle(place.type)
  return (
    <section aria-labelledby={titleId} className="home-section">
      <header className="flex min-h-11 items-center gap-2.5">
        <TypeIcon type={place.type} className="text-primary" />
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
      <div className="mt-4 grid *:min-w-0">{children}</div>
    </section>
  )
}
