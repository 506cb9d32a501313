import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type FetchPage, type Page, pagesQuery } from '../queries/record-queries.ts'

/** Pages without a row that are gone through by themselves; then a press goes on. */
const emptyPagesAtMost = 20

/** The pages of a list as far as they are fetched; a rare kind of row is searched for over several. */
export function useRecordPages<Row, Found extends Page<Row>>(
  name: string,
  filters: object,
  fetchPage: FetchPage<Row, Found>,
) {
  const query = useInfiniteQuery(pagesQuery(name, filters, fetchPage))
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const rows = useMemo((): readonly Row[] => data?.pages.flatMap((page) => page.rows) ?? [], [data])
  const pages = data?.pages ?? []
  const lastWithRows = pages.findLastIndex((page) => page.rows.length > 0)
  const emptyAtEnd = pages.length - 1 - lastWithRows
  const searchesOn = hasNextPage && !isError && emptyAtEnd > 0 && emptyAtEnd % emptyPagesAtMost !== 0
  // The number of pages, so that each one that comes without a row is a reason to go on.
  const searchedPages = searchesOn && !isFetching ? pages.length : 0
  useEffect(() => {
    if (searchedPages > 0) void fetchNextPage()
  }, [searchedPages, fetchNextPage])
  return {
    rows,
    /** The newest answer of the first page, which may tell more than its rows. */
    first: data?.pages[0],
    query,
    isSearching: searchesOn,
    /** The end of the list was looked through without a hit. */
    isSparse: emptyAtEnd > 0,
    more: () => void fetchNextPage(),
  }
}

export type RecordPages<Row> = ReturnType<typeof useRecordPages<Row, Page<Row>>>
