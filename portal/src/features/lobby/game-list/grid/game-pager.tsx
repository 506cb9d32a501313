import { Pager } from '@banyan/ui/pager.tsx'
import { Link } from '@tanstack/react-router'
import { type ListFilters, type ListPlace, listLink } from '#/src/features/lobby/catalogue/list-address.ts'
import { usePagerText } from '#/src/i18n/pager-text.ts'

interface GamePagerProps {
  place: ListPlace
  filters: ListFilters
  totalPages: number
  /** Called when a page is chosen; scrolls to its start. */
  onTurn: () => void
}

export function GamePager({ place, filters, totalPages, onTurn }: GamePagerProps) {
  const text = usePagerText()
  return (
    <Pager
      current={filters.pageNo ?? 1}
      total={totalPages}
      {...text}
      link={(page, props) => (
        <Link
          {...listLink(place, { ...filters, pageNo: page > 1 ? page : undefined })}
          resetScroll={false}
          onClick={onTurn}
          activeOptions={{ exact: true }}
          activeProps={{}}
          {...props}
        />
      )}
    />
  )
}
