import { errorText } from '@banyan/client/error-text.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { EntryLink } from '#/src/features/records/record-links.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'

type Record = ValueOf<Calls['withdrawalRecord']>
type Movement = ValueOf<Calls['memberStatement']>['rows'][number]

/** Movements of the member that are looked through at a time. */
const pageSize = 100
/** Entries carry the time of their transaction, which begins a little before the request is written. */
const marginMs = 60_000

/** What a withdrawal took from the member's balance and brought back, each with the way to its entry. */
export function EntriesCard({ record: { withdrawal, member } }: { record: Record }) {
  const t = useText()
  const may = useMayCalls()
  const { number } = withdrawal
  const begun = Date.parse(withdrawal.createdAt) - marginMs
  const query = useInfiniteQuery({
    queryKey: ['withdrawal', number, 'entries'],
    queryFn: ({ pageParam }) =>
      request('memberStatement', { id: member.id, size: pageSize, ...(pageParam && { after: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    // Newest first: what is older than the withdrawal is not of it.
    getNextPageParam: ({ rows, next }) =>
      rows.some(({ at }) => Date.parse(at) < begun) ? undefined : (next ?? undefined),
    enabled: may('memberStatement'),
    meta: { shownInPlace: true },
  })
  if (!may('memberStatement')) return null
  const seen = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  const own = seen.filter(({ source, externalId }) => /^withdrawal(:\d+)?$/.test(source) && externalId === number)
  const oldest = seen.at(-1)
  return (
    <Card title={t('entries.title')} flush>
      {query.isPending && <Skeleton className="h-24 w-full" />}
      {query.data && own.length === 0 && !query.hasNextPage && (
        <p className="p-5 text-sm text-muted">{t('entries.none')}</p>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {own.map((entry) => (
          <Entry key={entry.entryId} entry={entry} mayTrace={may('traceEntry')} />
        ))}
      </ul>
      {query.hasNextPage && oldest && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 text-sm first:border-0">
          <p className="text-muted">{t('entries.until', { when: momentText(oldest.at) })}</p>
          <Button
            weight="quiet"
            size="small"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('entries.further')}
          </Button>
        </div>
      )}
      {query.isError && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 text-sm text-danger">
          {errorText(t, query.error)}
          <Button weight="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Entry({ entry: { entryId, at, kind, amount }, mayTrace }: { entry: Movement; mayTrace: boolean }) {
  const t = useText()
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-5 py-2.5 text-sm">
      <span className="font-semibold">{t(kind === 'withdrawal' ? 'entries.held' : 'entries.back')}</span>
      {mayTrace ? <EntryLink id={entryId} /> : <bdi dir="ltr">#{entryId}</bdi>}
      <span className="text-xs text-muted">{momentText(at)}</span>
      <span className="ms-auto font-semibold">
        <Amount amount={amount} isMovement />
      </span>
    </li>
  )
}
