import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { Column } from '@banyan/ui/record-table.tsx'
import { request } from '#/src/api/request.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { None } from './none.tsx'

type Device = ValueOf<Calls['memberDevices']>['rows'][number]

/** Browsers that the account knows; the same id elsewhere is the same browser. */
export function DevicesTable({ member: { id } }: { member: { readonly id: string } }) {
  const t = useText()
  const columns: readonly Column<Device>[] = [
    {
      id: 'id',
      title: t('row.device'),
      cell: (device) => <bdi dir="ltr">{device.id}</bdi>,
      width: 180,
      isFixed: true,
      text: (device) => device.id,
    },
    {
      id: 'says',
      title: t('row.source'),
      cell: ({ device }) => <bdi title={device ?? ''}>{device}</bdi>,
      width: 320,
      text: ({ device }) => device ?? '',
    },
    {
      id: 'seen',
      title: t('row.lastSeen'),
      cell: ({ seenAt }) => momentCell(seenAt),
      width: 170,
      text: ({ seenAt }) => seenAt,
    },
  ]
  return (
    <RecordsTable
      name="member-devices"
      of={id}
      label={t('tab.devices')}
      fetchPage={async () => ({ ...(await request('memberDevices', { id })), next: null })}
      columns={columns}
      keyOf={(device) => device.id}
      empty={<None title={t('none.devices')} />}
    />
  )
}
