import { errorText } from '@banyan/client/error-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { ColumnMenu } from '@banyan/ui/column-menu.tsx'
import { type Filter, FilterChips, type FilterPreset } from '@banyan/ui/filter-chips.tsx'
import { failureIcon } from '@banyan/ui/icons/failure-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { type Column, RecordTable } from '@banyan/ui/record-table.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { isMoment } from './moment-in-file.ts'
import { merchantZone } from './moment-text.ts'
import { ExportButton } from './parts/export-button.tsx'
import { SearchBox } from './parts/search-box.tsx'
import { useFilterTexts } from './parts/use-filter-texts.ts'
import { useAddressFilters } from './use-address-filters.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'

/** A page of a list, by the cursor of the page before. */
export interface RecordsPage<Row> {
  readonly rows: readonly Row[]
  readonly next: string | null
}

type Values = Readonly<Record<string, string>>
export type FetchPage<Row, Page extends RecordsPage<Row> = RecordsPage<Row>> = (
  place: { after?: string; size: number },
  filters: Values,
) => Promise<Page>

/** Rows that show whether a table has times. */
const rowsLookedAt = 10
/** Rows of one page. */
const pageSize = 100

interface RecordsTableProps<Row, Page extends RecordsPage<Row>> {
  /** Names the table in storage, in the cache and in the exported file. */
  name: string
  label: string
  /** What the rows belong to, besides the filters: one member, one round. */
  of?: string
  fetchPage: FetchPage<Row, Page>
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** The address of a row's record. */
  linkTo?: (row: Row) => string
  /** A press anywhere in a row that has no record: what is mostly done with it, where a finger finds no small button. */
  onOpen?: ((row: Row) => void) | undefined
  /** What stands below the columns once every row is there. */
  totalsOf?: (rows: readonly Row[]) => Readonly<{ [column: string]: ReactNode }>
  /** What stands there from the beginning: sums of the whole filter, which the server adds up with each page. */
  sumsOf?: (first: Page) => Readonly<{ [column: string]: ReactNode }>
  /** One box above the table; its text is the filter `q`. */
  search?: { readonly label: string; readonly maxLength: number; readonly isNeeded?: boolean }
  filters?: readonly Filter[]
  presets?: readonly FilterPreset[]
  /** Why there is nothing, and the way on. */
  empty: ReactNode
  /** Said below the rows, once they are there: nobody knows before how many there are. */
  note?: string
  /** Shown while the search that the table needs is empty. */
  beforeSearch?: ReactNode
  height?: string
}

const noFilters: readonly Filter[] = []

/** A list of the server's as a table: filters in the address, columns to choose, keyset pages, export. */
export function RecordsTable<Row extends object, Page extends RecordsPage<Row> = RecordsPage<Row>>(
  props: RecordsTableProps<Row, Page>,
) {
  const { name, label, of, columns, keyOf, linkTo, search, filters = noFilters, presets } = props
  const t = useText()
  const router = useRouter()
  const ids = useMemo(() => [...(search ? ['q'] : []), ...filters.map(({ id }) => id)], [search, filters])
  const [values, setValues] = useAddressFilters(ids)
  const [hidden, setHidden] = useHiddenColumns(name, columns)
  const filterTexts = useFilterTexts()
  const isWaiting = search?.isNeeded === true && !values.q
  const query = useInfiniteQuery({
    queryKey: ['records', name, of, values],
    queryFn: ({ pageParam }) =>
      props.fetchPage({ size: pageSize, ...(pageParam !== undefined && { after: pageParam }) }, values),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: !isWaiting,
    meta: { shownInPlace: true },
  })
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data])
  const first = query.data?.pages[0]
  const { q, ...others } = values
  const hasMoments = rows.slice(0, rowsLookedAt).some((row) => columns.some(({ text }) => isMoment(text?.(row) ?? '')))
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      {search && (
        <SearchBox
          {...search}
          value={q ?? ''}
          onSearch={(text) => setValues({ ...others, ...(text && { q: text }) })}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <FilterChips
          filters={filters}
          {...(presets && { presets })}
          values={others}
          onChange={(next) => setValues({ ...next, ...(q && { q }) })}
          texts={filterTexts}
        />
        <span className="ms-auto flex items-center gap-1">
          {hasMoments && (
            <span className="me-2 text-sm whitespace-nowrap text-muted">
              {t('records.zone', { zone: `\u2066${merchantZone()}\u2069` })}
            </span>
          )}
          <ExportButton name={name} columns={columns} hidden={hidden} rows={rows} query={query} />
          <ColumnMenu label={t('records.columns')} columns={columns} hidden={hidden} onChange={setHidden} />
        </span>
      </div>
      {isWaiting ? (
        props.beforeSearch
      ) : query.isError && rows.length === 0 ? (
        <Notice icon={failureIcon} title={errorText(t, query.error)} urgent action={<Retry query={query} />} />
      ) : (
        <RecordTable<Row>
          label={label}
          columns={columns}
          hidden={hidden}
          rows={rows}
          keyOf={keyOf}
          {...(linkTo && {
            renderLink: (row, link) => <Link to={linkTo(row)} {...link} />,
            onOpen: (row) => void router.navigate({ to: linkTo(row) }),
          })}
          {...(props.onOpen && { onOpen: props.onOpen })}
          {...(props.totalsOf && rows.length > 0 && !query.hasNextPage && { totals: props.totalsOf(rows) })}
          {...(props.sumsOf && first && { totals: props.sumsOf(first) })}
          loading={query.isPending}
          empty={props.empty}
          moreLabel={t('records.more')}
          {...(query.hasNextPage && { onMore: () => void query.fetchNextPage() })}
          loadingMore={query.isFetchingNextPage}
          moreFailure={query.isFetchNextPageError && <MoreFailure query={query} />}
          {...(props.height && { height: props.height })}
        />
      )}
      {props.note && !query.isPending && <p className="max-w-prose text-sm text-pretty text-muted">{props.note}</p>}
    </section>
  )
}

interface Retryable {
  readonly error: unknown
  readonly isFetching: boolean
  refetch(): unknown
  fetchNextPage(): unknown
}

function Retry({ query }: { query: Retryable }) {
  const t = useText()
  return (
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      {t('action.tryAgain')}
    </Button>
  )
}

function MoreFailure({ query }: { query: Retryable }) {
  const t = useText()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-2 text-sm text-danger">
      {errorText(t, query.error)}
      <Button weight="quiet" size="small" busy={query.isFetching} onClick={() => void query.fetchNextPage()}>
        {t('action.tryAgain')}
      </Button>
    </div>
  )
}
