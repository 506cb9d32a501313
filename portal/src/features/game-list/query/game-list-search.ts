/** The part of the address that the list follows; the first page is not written out. */
export interface GameListSearch {
  pageNo?: number | undefined
}

/** The contract's bound of `pageNo`. */
const maxPageNo = 100_000

/**
 * Reads `?pageNo=3`; anything that is no page counts as the first. The name is answered in any case: the router
 * lays this over the raw search, and what is not named would stay as it came.
 */
export function gameListSearch({ pageNo }: Record<string, unknown>): GameListSearch {
  const isPage = typeof pageNo === 'number' && Number.isInteger(pageNo) && pageNo > 1 && pageNo <= maxPageNo
  return { pageNo: isPage ? pageNo : undefined }
}

/** The address's part for a page. */
export function pageSearch(page: number): GameListSearch {
  return page > 1 ? { pageNo: page } : {}
}
