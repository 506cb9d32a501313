import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { searchIcon } from '@banyan/ui/icons/search-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useSearch } from '@tanstack/react-router'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { StateBadge } from './parts/state-badge.tsx'
import { typeText } from './parts/type-text.ts'

type Found = ValueOf<Calls['findMembers']>['rows'][number]

const textAtMost = 100
const types = [0, 1, 2, 41, 42] as const
const states = ['active', 'suspended', 'closed'] as const

const findMembers: FetchPage<Found> = (place, { q = '', type, state }) => {
  // An address may say anything: what is no filter narrows nothing.
  const ofType = types.find((known) => String(known) === type)
  const inState = states.find((known) => known === state)
  return request('findMembers', {
    ...place,
    q,
    ...(ofType !== undefined && { type: ofType }),
    ...(inState && { state: inState }),
  })
}

/** Finds members and agents by whatever is known of them. */
export function MemberSearch() {
  const t = useText()
  const { q = '' }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const columns = useColumns()
  const filters: readonly Filter[] = [
    {
      id: 'state',
      kind: 'choice',
      label: t('members.state'),
      options: states.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      id: 'type',
      kind: 'choice',
      label: t('members.type'),
      options: types.map((value) => ({ value: String(value), label: typeText(t, value) })),
    },
  ]
  return (
    <RecordsTable
      name="members"
      label={t('page.members')}
      fetchPage={findMembers}
      columns={columns}
      keyOf={({ id }) => id}
      linkTo={({ id }) => `/members/${id}`}
      search={{ label: t('members.search'), maxLength: textAtMost, isNeeded: true }}
      filters={filters}
      beforeSearch={
        <Notice icon={searchIcon} title={t('members.start')}>
          {t('members.startText')}
        </Notice>
      }
      empty={
        <Notice icon={nothingIcon} title={t('members.none', { text: q })}>
          {t('members.noneText')}
        </Notice>
      }
    />
  )
}

function useColumns(): readonly Column<Found>[] {
  const t = useText()
  return [
    {
      id: 'account',
      title: t('members.account'),
      cell: ({ username }) => username,
      width: 170,
      isFixed: true,
      text: ({ username }) => username,
    },
    {
      id: 'nickname',
      title: t('members.nickname'),
      cell: ({ nickname }) => <bdi>{nickname}</bdi>,
      width: 150,
      text: ({ nickname }) => nickname,
    },
    {
      id: 'state',
      title: t('members.state'),
      cell: ({ state }) => <StateBadge state={state} />,
      width: 110,
      text: ({ state }) => t(`state.${state}`),
    },
    {
      id: 'type',
      title: t('members.type'),
      cell: ({ type }) => typeText(t, type),
      width: 110,
      text: ({ type }) => typeText(t, type),
    },
    {
      id: 'balance',
      title: t('members.balance'),
      cell: ({ balance }) => <Amount amount={balance} />,
      align: 'end',
      width: 150,
      text: ({ balance }) => balance,
    },
    {
      id: 'mobile',
      title: t('members.mobile'),
      cell: ({ mobile }) => <bdi dir="ltr">{mobile}</bdi>,
      width: 150,
      text: ({ mobile }) => mobile ?? '',
    },
    {
      id: 'lastSignIn',
      title: t('members.lastSignIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt ? momentCell(lastSignInAt) : t('members.never')),
      width: 170,
      text: ({ lastSignInAt }) => lastSignInAt ?? t('members.never'),
    },
    {
      id: 'registered',
      title: t('members.registered'),
      cell: ({ registeredAt }) => momentCell(registeredAt),
      width: 170,
      isExtra: true,
      text: ({ registeredAt }) => registeredAt,
    },
    {
      id: 'matchedBy',
      title: t('members.matchedBy'),
      cell: ({ matchedBy }) => <span className="text-muted">{t(`match.${matchedBy}`)}</span>,
      width: 130,
    },
    {
      id: 'id',
      title: t('match.id'),
      cell: ({ id }) => <bdi dir="ltr">{id}</bdi>,
      width: 210,
      isExtra: true,
      text: ({ id }) => id,
    },
  ]
}
