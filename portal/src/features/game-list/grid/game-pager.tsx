import { Pager } from '@banyan/ui/pager.tsx'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#/src/i18n/formats.ts'
import { useText } from '#/src/i18n/text.ts'
import { pageSearch } from '../query/game-list-search.ts'

export function GamePager({ pageNo, totalPages }: { pageNo: number; totalPages: number }) {
  const t = useText()
  return (
    <Pager
      current={pageNo}
      total={totalPages}
      number={formatNumber}
      label={{
        pager: t('pager.label'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        page: (page) => t('pager.page', { page }),
      }}
      link={(page, props) => (
        <Link to="/" search={pageSearch(page)} activeOptions={{ exact: true }} activeProps={{}} {...props} />
      )}
    />
  )
}
