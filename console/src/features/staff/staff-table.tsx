import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { AddOperatorDialog } from './parts/add-operator-dialog.tsx'
import { roleText } from './parts/role-text.ts'

type Operator = ValueOf<Calls['listOperators']>['operators'][number]

/** All of them come at once: there are never more than a thousand. */
const fetchOperators: FetchPage<Operator> = async () => ({
  rows: (await request('listOperators', {})).operators,
  next: null,
})

/** Everybody who runs the brand. */
export function StaffTable() {
  const t = useText()
  const mayAdd = useMay('addOperator')
  const [isAdding, setAdding] = useState(false)
  const columns = useColumns()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t('page.staff')}</h1>
        {mayAdd && (
          <Button icon={plusIcon} onClick={() => setAdding(true)}>
            {t('staff.add')}
          </Button>
        )}
      </div>
      <RecordsTable
        name="operators"
        label={t('staff.list')}
        fetchPage={fetchOperators}
        columns={columns}
        keyOf={({ username }) => username}
        linkTo={({ username }) => `/operators/${encodeURIComponent(username)}`}
        empty={<p className="text-sm text-muted">{t('staff.none')}</p>}
      />
      {isAdding && <AddOperatorDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function useColumns(): readonly Column<Operator>[] {
  const t = useText()
  return useMemo<readonly Column<Operator>[]>(
    () => [
      {
        id: 'name',
        title: t('staff.name'),
        cell: ({ username }) => username,
        width: 180,
        isFixed: true,
        text: ({ username }) => username,
      },
      {
        id: 'role',
        title: t('staff.role'),
        cell: ({ role }) =>
          role === null ? <span className="text-muted">{roleText(t, role)}</span> : <bdi>{roleText(t, role)}</bdi>,
        width: 140,
        text: ({ role }) => roleText(t, role),
      },
      {
        id: 'state',
        title: t('staff.state'),
        cell: ({ isActive }) => (
          <Badge tone={isActive ? 'neutral' : 'danger'}>{t(isActive ? 'staff.active' : 'staff.locked')}</Badge>
        ),
        width: 120,
        text: ({ isActive }) => t(isActive ? 'staff.active' : 'staff.locked'),
      },
      {
        id: 'sessions',
        title: t('staff.sessions'),
        cell: ({ sessions }) => sessions,
        align: 'end',
        width: 90,
        text: ({ sessions }) => String(sessions),
      },
      {
        id: 'lastLogin',
        title: t('staff.lastLogin'),
        cell: ({ lastLoginAt }) => (lastLoginAt ? momentCell(lastLoginAt) : t('staff.never')),
        width: 170,
        text: ({ lastLoginAt }) => lastLoginAt ?? t('staff.never'),
      },
      {
        id: 'made',
        title: t('staff.made'),
        cell: ({ madeAt }) => momentCell(madeAt),
        width: 170,
        text: ({ madeAt }) => madeAt,
      },
    ],
    [t],
  )
}
