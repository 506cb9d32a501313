import { Pager } from '@banyan/ui/pager.tsx'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#/src/i18n/formats.ts'
import { useText } from '#/src/i18n/text.ts'
import { type ListFilters, type ListPlace, listLink } from '../../catalogue/list-address.ts'

interface GamePagerProps {
  place: ListPlace
  filters: ListFilters
  totalPages: number
  /** A page was chosen: its beginning comes into view. */
  onTurn: () => void
}

export function GamePager({ place, filters, totalPages, onTurn }: GamePagerProps) {
  const t = useText()
  return (
    <Pager
      current={filters.pageNo ?? 1}
      total={totalPages}
      number={formatNumber}
      label={{
        pager: t('pager.label'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        page: (page) => t('pager.page', { page }),
      }}
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
