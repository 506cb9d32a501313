import { errorText } from '@banyan/client/error-text.ts'
import { presentationOf } from '@banyan/client/presentation-of.ts'
import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { failureIcon } from '@banyan/ui/icons/failure-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { type ReactNode, useEffect } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { type RecordColumn, RecordRow, RowSkeletons, shownColumns } from './record-row.tsx'
import type { RecordPages } from './use-record-pages.ts'

interface RecordListProps<Row> {
  label: string
  columns: readonly RecordColumn<Row>[]
  pages: RecordPages<Row>
  keyOf: (row: Row) => string
  onOpen: (row: Row) => void
  /** Shown where nothing is let through, with the way on. */
  empty: ReactNode
}

/** A list of records: a table where there is room, cards on a phone; the next page comes at a press. */
export function RecordList<Row>({ label, columns, pages, keyOf, onOpen, empty }: RecordListProps<Row>) {
  const t = useText()
  const { rows, query, isSearching } = pages
  const { error } = query
  useEffect(() => {
    if (error && presentationOf(error) === 'password') failed.tell(error)
  }, [error])
  if (error && rows.length === 0)
    return (
      <Notice
        icon={failureIcon}
        title={errorText(t, error)}
        urgent
        action={
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('action.tryAgain')}
          </Button>
        }
      />
    )
  const isLoading = query.isPending || (rows.length === 0 && isSearching)
  if (!isLoading && rows.length === 0 && !query.hasNextPage) return empty
  return (
    <section aria-label={label} className="overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      <table aria-label={label} aria-busy={isLoading || undefined} className="block w-full text-sm md:table">
        <thead className="max-md:sr-only">
          <tr className="bg-ground/60 text-muted">
            {shownColumns(columns).map(({ id, title, align }) => (
              <th
                key={id}
                scope="col"
                className={`px-3 py-2.5 font-normal first:ps-4.5 last:pe-4.5 ${align === 'end' ? 'text-end' : 'text-start'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {isLoading ? (
            <RowSkeletons columns={columns.length} />
          ) : (
            rows.map((row) => <RecordRow key={keyOf(row)} row={row} columns={columns} onOpen={onOpen} />)
          )}
        </tbody>
      </table>
      {!isLoading && query.hasNextPage && (
        <div className="flex flex-wrap items-center justify-center gap-3 border-t border-line p-2">
          {error && (
            <p role="alert" className="text-sm text-danger">
              {errorText(t, error)}
            </p>
          )}
          <Button weight="text" busy={query.isFetchingNextPage} onClick={pages.more}>
            {t(error ? 'action.tryAgain' : rows.length === 0 || pages.isSparse ? 'records.searchOn' : 'records.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
