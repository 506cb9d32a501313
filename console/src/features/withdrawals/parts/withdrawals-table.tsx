import { formatNumber } from '@banyan/client/formats.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ListedWithdrawal } from '@banyan/contract/wallet/operator-withdrawal-calls.ts'
import { withdrawalStates } from '@banyan/rules/cashier/withdrawal-states.ts'
import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { useMemo } from 'react'
import { request } from '#/src/api/request.ts'
import { searchedOrders } from '#/src/features/cashier/order-search.ts'
import { memberOf, useMemberFilter } from '#/src/features/cashier/use-member-filter.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { dayRange, useDayFilter } from '#/src/features/records/day-range.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'

type Withdrawals = ValueOf<Calls['listWithdrawals']>

/** As the contract bounds a search for a member, who may be what is searched. */
const textAtMost = 100
const queues = ['open', 'waiting', 'disputed'] as const
const stateFilters = [...queues, ...withdrawalStates] as const
const nothingFound: Withdrawals = {
  ...{ rows: [], next: null, total: { count: 0, amount: '0', received: '0' } },
  waiting: { reviews: 0, disputes: 0, unknown: 0 },
}

const fetchWithdrawals =
  (maySearchMembers: boolean): FetchPage<ListedWithdrawal, Withdrawals> =>
  async (place, { q, state, days, member }) => {
    // An address can say anything: what is no filter narrows nothing.
    const inState = stateFilters.find((known) => known === state)
    const searched = q ? await searchedOrders(q, maySearchMembers) : {}
    if (searched === undefined) return nothingFound
    return request('listWithdrawals', {
      ...place,
      ...dayRange(days),
      ...(inState && { state: inState }),
      ...memberOf(member),
      ...searched,
    })
  }

/** All withdrawals, with their sums. */
export function WithdrawalsTable() {
  const t = useText()
  const maySearchMembers = useMayCalls()('findMembers')
  const fetchPage = useMemo(() => fetchWithdrawals(maySearchMembers), [maySearchMembers])
  const { number, created, member, state, amount, fee, received, account, score, reasons, answer, changed } =
    useWithdrawalColumns()
  const filters = useWithdrawalFilters()
  const [today] = (filters[0]?.kind === 'dates' && filters[0].presets) || []
  const extra = { isExtra: true }
  return (
    <>
      <RecordsTable<ListedWithdrawal, Withdrawals>
        name="withdrawals"
        label={t('page.withdrawals')}
        fetchPage={fetchPage}
        columns={[
          ...[number, created, member, state, amount, { ...fee, ...extra }, received, account],
          ...[{ ...score, ...extra }, { ...reasons, ...extra }, answer, { ...changed, ...extra }],
        ]}
        keyOf={(row) => row.number}
        linkTo={(row) => `/withdrawals/${row.number}`}
        search={{
          label: t(maySearchMembers ? 'withdrawals.search' : 'withdrawals.searchNumber'),
          maxLength: textAtMost,
        }}
        filters={filters}
        presets={[
          { label: t('queueFilter.open'), values: { state: 'open' } },
          { label: t('withdrawalState.paying'), values: { state: 'paying' } },
          ...(today ? [{ label: today.label, values: { days: today.value } }] : []),
        ]}
        sumsOf={({ total }) => ({
          number: t('withdrawals.count', { count: total.count, orders: formatNumber(total.count) }),
          amount: <Amount amount={total.amount} />,
          received: <Amount amount={total.received} />,
        })}
        empty={
          <Notice icon={nothingIcon} title={t('withdrawals.none')}>
            {t('withdrawals.noneText')}
          </Notice>
        }
      />
      <p className="mt-3 max-w-prose text-sm text-pretty text-muted">{t('withdrawals.sumsText')}</p>
    </>
  )
}

/** Days and state; the member is named where a link from its record chose it. */
function useWithdrawalFilters(): readonly Filter[] {
  const t = useText()
  const days = useDayFilter('days', t('withdrawals.days'))
  const member = useMemberFilter(t('withdrawals.member'))
  return [
    days,
    {
      ...{ id: 'state', kind: 'choice', label: t('withdrawals.state') },
      options: [
        ...queues.map((value) => ({ value, label: t(`queueFilter.${value}`) })),
        ...withdrawalStates.map((value) => ({ value, label: t(`withdrawalState.${value}`) })),
      ],
    },
    ...member,
  ]
}
