/** The part of the address that the list follows; the first page is not written out. */
export interface GameListSearch {
  pageNo?: number
}

/** The contract's bound of `pageNo`. */
const maxPageNo = 100_000

/** Reads `?pageNo=3`; anything that is no page counts as the first. */
export function gameListSearch({ pageNo }: Record<string, unknown>): GameListSearch {
  return typeof pageNo === 'number' && Number.isInteger(pageNo) && pageNo <= maxPageNo ? pageSearch(pageNo) : {}
}

/** The address's part for a page. */
export function pageSearch(page: number): GameListSearch {
  return page > 1 ? { pageNo: page } : {}
}
