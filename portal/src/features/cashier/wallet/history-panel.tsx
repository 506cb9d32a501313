import { PartFailure } from '@banyan/client/part-failure.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { Panel } from './panel.tsx'

interface HistoryPanelProps<Order> {
  title: string
  /** Said where there is no order yet. */
  empty: string
  /** A question that goes from page to page. */
  query: {
    readonly data: { readonly pages: readonly { readonly rows: readonly Order[] }[] } | undefined
    readonly error: unknown
    readonly isFetching: boolean
    readonly isFetchingNextPage: boolean
    readonly hasNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
    readonly refetch: () => Promise<unknown>
  }
  /** An order's row with its key. */
  children: (order: Order) => ReactNode
}

/** Orders, the newest first, page by page. */
export function HistoryPanel<Order>({ title, empty, query, children }: HistoryPanelProps<Order>) {
  const t = useText()
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const orders = data?.pages.flatMap(({ rows }) => rows)
  return (
    <Panel title={title}>
      {orders && orders.length > 0 && <ol aria-label={title}>{orders.map(children)}</ol>}
      {orders?.length === 0 && !hasNextPage && (
        <p className="px-4.5 py-8 text-center text-muted text-pretty">{empty}</p>
      )}
      {!orders && !error && (
        <div aria-hidden="true" className="flex flex-col gap-3 p-4.5">
          {['one', 'two', 'three'].map((each) => (
            <Skeleton key={each} className="h-16" />
          ))}
        </div>
      )}
      {Boolean(error) && (
        <PartFailure
          error={error}
          busy={isFetching}
          onRetry={() => void (orders && hasNextPage ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !error && (
        <div className="border-t border-line p-3 text-center">
          <Button weight="quiet" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('cashier.more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
