import { errorText } from '@banyan/client/error-text.ts'
import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { DifferenceList } from './difference-list.tsx'

type HistoryPage = ValueOf<Calls['settingsHistory']>
const pageSize = 20

/** Where the changes of something are read: a page of them, and the whole value of an earlier version. */
export interface PastChanges {
  readonly key: readonly string[]
  page(query: { size: number; after?: string }, options: { signal: AbortSignal }): Promise<HistoryPage>
  valueOf(version: number): Promise<Json>
}

interface HistoryListProps {
  changes: PastChanges
  /** Fills the form with an earlier value; without it the operator may look only. */
  onTakeBack?: ((value: Json) => void) | undefined
}

/** Who changed it, when, why and what; each change can be taken back. */
export function HistoryList({ changes, onTakeBack }: HistoryListProps) {
  const t = useText()
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: changes.key,
    queryFn: ({ pageParam, signal }) =>
      changes.page({ size: pageSize, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const [failure, setFailure] = useState<unknown>()
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const takeBack = (version: number) => {
    setFailure(undefined)
    changes.valueOf(version).then(onTakeBack, setFailure)
  }
  if (isPending) return <Skeleton className="h-40 w-full" />
  if (error || failure !== undefined)
    return (
      <p role="alert" className="text-sm text-danger">
        {errorText(t, error ?? failure)}
      </p>
    )
  if (rows.length === 0) return <p className="text-sm text-muted">{t('settings.neverChanged')}</p>
  return (
    <>
      <ol className="divide-y divide-line">
        {rows.map(({ version, changedAt, changedBy, reason, differences, more }) => (
          <li key={version} className="py-4">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
              <span className="font-semibold">{t('settings.version', { version: formatNumber(version) })}</span>
              <bdi>{changedBy}</bdi>
              <time dateTime={changedAt} className="text-muted">
                {momentText(changedAt)}
              </time>
              {onTakeBack && (
                <button
                  type="button"
                  className="ms-auto min-h-11 font-semibold text-primary-strong hover:underline md:min-h-6"
                  onClick={() => takeBack(version - 1)}
                >
                  {t('settings.takeBack')}
                  <span className="sr-only"> {t('settings.version', { version: formatNumber(version) })}</span>
                </button>
              )}
            </div>
            {reason && (
              <p dir="auto" className="mt-1 text-sm wrap-anywhere text-muted">
                “{reason}”
              </p>
            )}
            <DifferenceList
              more={more}
              differences={differences.map(({ path, before, after }) => ({
                path,
                ...(before !== null && { before: JSON.parse(before) as Json }),
                ...(after !== null && { after: JSON.parse(after) as Json }),
              }))}
            />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button weight="quiet" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('settings.older')}
        </Button>
      )}
    </>
  )
}
