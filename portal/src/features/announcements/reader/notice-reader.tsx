import type { Announcement } from '@banyan/contract/messages/announcements.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Pager } from '@banyan/ui/pager.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { RichText } from '#/src/features/rich-text/rich-text.tsx'
import { formatDay } from '#/src/i18n/format-day.ts'
import { formatNumber } from '#/src/i18n/formats.ts'
import { useText } from '#/src/i18n/text.ts'

/** Spec section 2: pages of 9. */
const pageSize = 9

interface NoticeReaderProps {
  /** Undefined until they come. */
  items: readonly Announcement[] | undefined
  /** The item that is shown at once; without one, a phone shows the list first. */
  startAt: string | undefined
}

/** Titles in pages at the start and the chosen one's content at the end; a phone shows the one or the other. */
export function NoticeReader({ items, startAt }: NoticeReaderProps) {
  const t = useText()
  const [chosenId, setChosenId] = useState(startAt)
  const [reading, setReading] = useState(startAt !== undefined)
  const article = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const found = items?.findIndex(({ id }) => id === chosenId) ?? -1
  const position = Math.max(found, 0)
  const [pageNo, setPageNo] = useState(Math.floor(position / pageSize) + 1)
  const chosen = items?.[position]
  const totalPages = Math.ceil((items?.length ?? 0) / pageSize)
  const page = items?.slice((pageNo - 1) * pageSize, pageNo * pageSize)

  // On a phone the two replace each other, and the focus goes where the reader looks.
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    const titles = list.current
    const target = reading
      ? article.current
      : (titles?.querySelector<HTMLElement>('[aria-current=true]') ?? titles?.querySelector('button'))
    if (target?.checkVisibility?.() !== false) target?.focus()
  }, [reading])
  const turnTo = (next: boolean) => {
    moved.current = true
    setReading(next)
  }
  const choose = (id: string) => {
    setChosenId(id)
    article.current?.scrollTo?.(0, 0)
    if (!reading) turnTo(true)
  }
  if (!chosen || !page) return <ReaderSkeleton />
  return (
    <div
      className={`grid h-[72dvh] grid-rows-[minmax(0,1fr)_auto] ${totalPages > 1 ? 'md:h-[min(35rem,72dvh)]' : 'md:h-[min(27rem,72dvh)]'} md:grid-cols-[17.5rem_minmax(0,1fr)]`}
    >
      <ul
        ref={list}
        aria-label={t('notices.list')}
        className={`overflow-y-auto overscroll-contain p-3 md:row-span-2 md:border-e md:border-line ${reading ? 'max-md:hidden' : ''}`}
      >
        {page.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen.id}
              onClick={() => choose(id)}
              className={`w-full rounded-sm px-3 py-2 text-start -outline-offset-3 transition-colors ${id === chosen.id ? 'md:bg-primary-soft md:text-primary-strong' : 'hover:bg-primary-soft'}`}
            >
              <span className="line-clamp-2 font-semibold">{title}</span>
              <span className="text-sm text-muted">{formatDay(publishedAt)}</span>
            </button>
          </li>
        ))}
      </ul>
      <article
        ref={article}
        tabIndex={-1}
        aria-labelledby="notice-title"
        className={`overflow-y-auto overscroll-contain px-5 py-4 outline-none sm:px-7 sm:py-6 ${reading ? '' : 'max-md:hidden'}`}
      >
        <div className="-ms-1 mb-2 md:hidden">
          <Button weight="text" icon="back" onClick={() => turnTo(false)}>
            {t('notices.toList')}
          </Button>
        </div>
        <h3 id="notice-title" className="text-lg font-semibold text-balance">
          {chosen.title}
        </h3>
        <p className="mt-0.5 mb-3 text-sm text-muted">{formatDay(chosen.publishedAt)}</p>
        <RichText html={chosen.content} />
      </article>
      {totalPages > 1 && (
        <div
          className={`border-t border-line px-5 py-3 sm:px-7 md:justify-self-start md:border-0 md:pb-5 ${reading ? 'max-md:hidden' : ''}`}
        >
          <Pager
            current={pageNo}
            total={totalPages}
            number={formatNumber}
            label={{
              pager: t('pager.label'),
              previous: t('pager.previous'),
              next: t('pager.next'),
              page: (number) => t('pager.page', { page: number }),
            }}
            link={(number, { rel: _, ...props }) => (
              <button type="button" onClick={() => setPageNo(number)} {...props} />
            )}
          />
        </div>
      )}
    </div>
  )
}

const lines = ['a', 'b', 'c', 'd', 'e', 'f']

function ReaderSkeleton() {
  return (
    <div className="grid h-[72dvh] md:h-[min(33rem,72dvh)] md:grid-cols-[17.5rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-5 p-6 md:border-e md:border-line">
        {lines.map((line) => (
          <Skeleton key={line} className="h-9" />
        ))}
      </div>
      <div className="flex flex-col gap-4 p-7 max-md:hidden">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  )
}
