import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ListedDeposit } from '@banyan/contract/wallet/operator-deposit-calls.ts'
import { depositStates } from '@banyan/rules/cashier/deposit-states.ts'
import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '#/src/api/request.ts'
import { searchedOrders } from '#/src/features/cashier/order-search.ts'
import { memberOf, useMemberFilter } from '#/src/features/cashier/use-member-filter.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { dayRange, useDayFilter } from '#/src/features/records/day-range.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { providersQuery } from './deposit-queries.ts'
import { useOrderColumns } from './order-columns.tsx'

type Orders = ValueOf<Calls['listDeposits']>

/** As the contract bounds a search for a member, who may be what is searched. */
const textAtMost = 100
const stateFilters = ['open', ...depositStates] as const
const channelPattern = /^[A-Z][A-Z0-9_]{1,19}$/
const nothingFound: Orders = { rows: [], next: null, total: { count: 0, amount: '0', credited: '0' } }

const fetchOrders =
  (maySearchMembers: boolean): FetchPage<ListedDeposit, Orders> =>
  async (place, { q, state, channel, days, member }) => {
    // An address can say anything: what is no filter narrows nothing.
    const inState = stateFilters.find((known) => known === state)
    const searched = q ? await searchedOrders(q, maySearchMembers) : {}
    if (searched === undefined) return nothingFound
    return request('listDeposits', {
      ...place,
      ...dayRange(days),
      ...(inState && { state: inState }),
      ...(channel && channelPattern.test(channel) && { channel }),
      ...memberOf(member),
      ...searched,
    })
  }

/** Orders to pay in, with their sums. */
export function OrdersTable() {
  const t = useText()
  const maySearchMembers = useMayCalls()('findMembers')
  const fetchPage = useMemo(() => fetchOrders(maySearchMembers), [maySearchMembers])
  const { number, created, member, state, channel, kind, provider, amount, credited, changed } = useOrderColumns()
  const filters = useOrderFilters()
  const [today] = (filters[0]?.kind === 'dates' && filters[0].presets) || []
  return (
    <RecordsTable<ListedDeposit, Orders>
      name="deposits"
      label={t('page.deposits')}
      fetchPage={fetchPage}
      columns={[number, created, member, state, channel, kind, provider, amount, credited, changed]}
      keyOf={(row) => row.number}
      linkTo={(row) => `/deposits/${row.number}`}
      search={{ label: t(maySearchMembers ? 'deposits.search' : 'deposits.searchNumber'), maxLength: textAtMost }}
      filters={filters}
      presets={[
        { label: t('deposits.open'), values: { state: 'open' } },
        { label: t('depositState.review'), values: { state: 'review' } },
        ...(today ? [{ label: today.label, values: { days: today.value } }] : []),
      ]}
      sumsOf={({ total }) => ({
        number: t('deposits.count', { count: total.count, orders: formatNumber(total.count) }),
        amount: <Amount amount={total.amount} />,
        credited: <Amount amount={total.credited} />,
      })}
      empty={
        <Notice icon={nothingIcon} title={t('deposits.none')}>
          {t('deposits.noneText')}
        </Notice>
      }
      note={t('deposits.sumsText')}
    />
  )
}

/** Days, state and channel; the member is named where a link from its record chose it. */
function useOrderFilters(): readonly Filter[] {
  const t = useText()
  const may = useMayCalls()
  const days = useDayFilter('days', t('deposits.days'))
  const { data: providers } = useQuery({ ...providersQuery, enabled: may('paymentProviders') })
  const member = useMemberFilter(t('deposits.member'))
  const channels = [...new Set(providers?.flatMap((provider) => provider.channels))].toSorted()
  return [
    days,
    {
      ...{ id: 'state', kind: 'choice', label: t('deposits.state') },
      options: stateFilters.map((value) => ({
        value,
        label: value === 'open' ? t('deposits.open') : t(`depositState.${value}`),
      })),
    },
    {
      ...{ id: 'channel', kind: 'choice', label: t('deposits.channel') },
      options: channels.map((value) => ({ value, label: value })),
    },
    ...member,
  ]
}
