import { Button } from '@banyan/ui/button.tsx'
import { backIcon } from '@banyan/ui/icons/back-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface ReaderProps {
  /** The titles: lists whose entries can be focused, each with its id as `data-entry`. */
  titles: ReactNode
  /** Which of them is shown. */
  chosenId: string
  /** A phone shows the chosen one; otherwise the titles. */
  reading: boolean
  onBack: () => void
  /** Says where `onBack` leads. */
  backLabel: string
  title: string
  /** A line under the title. */
  subtitle?: ReactNode
  /** What turns the pages of the titles. */
  pager?: ReactNode
  /** Classes of its height, the same for its skeleton. */
  height: string
  children: ReactNode
}

const columns = 'md:grid-cols-[17.5rem_minmax(0,1fr)]'

/** Titles at the start and what is chosen of them at the end; a phone shows the one or the other. */
export function Reader(props: ReaderProps) {
  const { titles, chosenId, reading, onBack, backLabel, title, subtitle, pager, height, children } = props
  const titleId = useId()
  const list = useRef<HTMLDivElement>(null)
  const article = useRef<HTMLElement>(null)
  useFollowingFocus(list, article, reading, chosenId)
  return (
    <div className={`grid grid-rows-[minmax(0,1fr)_auto] ${height} ${columns}`}>
      <div
        ref={list}
        className={`overflow-y-auto overscroll-contain p-3 max-sm:px-2 md:row-span-2 md:border-e md:border-line ${reading ? 'max-md:hidden' : ''}`}
      >
        {titles}
      </div>
      <article
        ref={article}
        tabIndex={-1}
        aria-labelledby={titleId}
        className={`overflow-y-auto overscroll-contain px-5 py-4 outline-none sm:px-7 sm:py-6 ${reading ? '' : 'max-md:hidden'}`}
      >
        <div className="-ms-1 mb-2 md:hidden">
          <Button weight="text" icon={backIcon} onClick={onBack}>
            {backLabel}
          </Button>
        </div>
        <h3 id={titleId} className="text-lg font-semibold text-balance">
          {title}
        </h3>
        {subtitle && <p className="mt-0.5 text-sm text-muted">{subtitle}</p>}
        <div className="mt-3">{children}</div>
      </article>
      {pager && (
        <div
          className={`border-t border-line px-5 py-3 sm:px-7 md:justify-self-start md:border-0 md:pb-5 ${reading ? 'max-md:hidden' : ''}`}
        >
          {pager}
        </div>
      )}
    </div>
  )
}

type Place = { readonly current: HTMLElement | null }

/** The focus goes where the reader looks: it stays in the titles while they are seen, and else follows what is shown. */
function useFollowingFocus(list: Place, article: Place, reading: boolean, chosenId: string): void {
  const before = useRef({ reading, chosenId })
  useEffect(() => {
    const { reading: wasReading, chosenId: left } = before.current
    if (wasReading === reading && left === chosenId) return
    before.current = { reading, chosenId }
    article.current?.scrollTo?.(0, 0)
    const entries = isSeen(list.current) ? list.current : null
    if (reading && entries?.contains(document.activeElement)) return
    const all = reading ? [] : Array.from(entries?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])
    const target = all.find(({ dataset }) => dataset.entry === left) ?? article.current
    target?.focus()
  })
}

const isSeen = (element: HTMLElement | null) => element?.checkVisibility?.() !== false

const lines = ['a', 'b', 'c', 'd', 'e', 'f']

/** Keeps the reader's place until the titles come. */
export function ReaderSkeleton({ height }: { height: string }) {
  return (
    <div className={`grid ${height} ${columns}`}>
      <div className="flex flex-col gap-5 p-6 md:border-e md:border-line">
        {lines.map((line) => (
          <Skeleton key={line} className="h-9" />
        ))}
      </div>
      <div className="p-7 max-md:hidden">
        <ArticleSkeleton />
      </div>
    </div>
  )
}

/** Keeps the place of a text. */
export function ArticleSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  )
}
