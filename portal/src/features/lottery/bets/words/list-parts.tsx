import { errorText } from '@banyan/client/error-text.ts'
import { PartFailure } from '@banyan/client/part-failure.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { receiptIcon } from '@banyan/ui/icons/receipt-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'

interface PagesProps<Row> {
  query: UseInfiniteQueryResult<InfiniteData<{ readonly rows: readonly Row[] }>>
  /** In place of no rows at all. */
  nothing: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** Rows that come in pages: while the first are on their way, where none came, and the way to more. */
export function Pages<Row>({ query, nothing, children }: PagesProps<Row>) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const rows = data?.pages.flatMap((page) => page.rows)
  if (error && !rows) return <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!rows) return <ListSkeleton />
  if (rows.length === 0) return nothing
  return (
    <>
      {children(rows)}
      <More
        error={error}
        isBusy={isFetchingNextPage}
        isThere={hasNextPage}
        onMore={() => void fetchNextPage()}
        onRetry={() => void refetch()}
      />
    </>
  )
}

interface MoreProps {
  error: unknown
  isBusy: boolean
  isThere: boolean
  onMore: () => void
  onRetry: () => void
}

/** The way to the next page; what did not come is told here, under what is there. */
function More({ error, isBusy, isThere, onMore, onRetry }: MoreProps) {
  const t = useText()
  if (!isThere && !error) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line p-2">
      {Boolean(error) && (
        <p role="alert" className="text-sm text-danger">
          {errorText(t, error)}
        </p>
      )}
      <Button weight="text" busy={isBusy} onClick={error && !isThere ? onRetry : onMore}>
        {t(error ? 'action.tryAgain' : 'bets.more')}
      </Button>
    </div>
  )
}

/** Why there is nothing. */
export function NothingYet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-56 flex-col items-center justify-center gap-1.5 px-6 py-10 text-center">
      <span className="mb-1.5 grid size-12 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon drawing={receiptIcon} size={24} />
      </span>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-sm text-muted text-pretty">{children}</p>
    </div>
  )
}

/** Rows that are on their way. */
export function ListSkeleton() {
  const t = useText()
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">{t('bets.loading')}</span>
      {['1', '2', '3', '4', '5'].map((row) => (
        <div key={row} className="flex h-13 items-center justify-between gap-6 px-5 max-sm:px-4">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/5" />
        </div>
      ))}
    </div>
  )
}
