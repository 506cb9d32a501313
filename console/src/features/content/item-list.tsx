import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { LanguagesMark, OrderButtons } from './item-marks.tsx'
import type { ItemTexts } from './languages-of.ts'

interface ListedItem {
  readonly id: string
  readonly title: string
  readonly picture?: ReactNode
  readonly badge: ReactNode
  /** When, where: what else tells it from the others. */
  readonly facts?: ReactNode
  readonly texts: ItemTexts
}

interface ItemListProps {
  title: string
  about?: string
  page: string
  items: readonly ListedItem[]
  /** Whether an item has a neighbour to change places with. */
  canMove: (id: string, by: -1 | 1) => boolean
  /** Undefined where the operator may look only. */
  onMove: ((id: string, by: -1 | 1) => void) | undefined
}

/** Items in the order in which the portal shows them; a press opens one, buttons change the order. */
export function ItemList({ title, about, page, items, canMove, onMove }: ItemListProps) {
  const t = useText()
  const listId = useId()
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      <header className="border-b border-line px-5 py-3">
        <h2 className="font-semibold">{title}</h2>
        {about && <p className="text-sm text-muted">{about}</p>}
      </header>
      <ol aria-label={title} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 ps-5 pe-3 hover:bg-primary-soft/50">
            <Link
              to={page}
              search={{ item: item.id }}
              aria-label={item.title}
              aria-describedby={`${listId}-${item.id}`}
              className="flex min-h-14 min-w-0 grow items-center gap-4 py-2.5 -outline-offset-3"
            >
              {item.picture}
              <span className="min-w-0 grow">
                <span dir="auto" className="block font-semibold wrap-anywhere">
                  {item.title}
                </span>
                <span
                  id={`${listId}-${item.id}`}
                  className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted"
                >
                  {item.badge}
                  {item.facts}
                  <LanguagesMark texts={item.texts} />
                </span>
              </span>
            </Link>
            {onMove && (
              <span className="shrink-0 max-sm:*:flex-col">
                <OrderButtons
                  name={item.title}
                  canMove={(by) => canMove(item.id, by)}
                  onMove={(by) => onMove(item.id, by)}
                />
              </span>
            )}
          </li>
        ))}
        {items.length === 0 && <li className="px-5 py-4 text-sm text-muted">{t('content.noneHere')}</li>}
      </ol>
    </section>
  )
}
