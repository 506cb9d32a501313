import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { useMemberChanged } from './member-query.ts'
import { None } from './none.tsx'

type Session = ValueOf<Calls['memberSessions']>['rows'][number]

/** Where a member is logged in, with the way to end each session. */
export function SessionsTable({
  member: { id, username },
}: {
  member: { readonly id: string; readonly username: string }
}) {
  const t = useText()
  const mayEnd = useMay('endMemberSessions')
  const changed = useMemberChanged()
  const [ending, setEnding] = useState<string>()
  const columns: readonly Column<Session>[] = [
    {
      id: 'device',
      title: t('row.device'),
      cell: ({ device }) => <bdi title={device}>{device}</bdi>,
      width: 280,
      isFixed: true,
      text: ({ device }) => device,
    },
    {
      id: 'address',
      title: t('row.address'),
      cell: ({ address }) => <bdi dir="ltr">{address}</bdi>,
      width: 150,
      text: ({ address }) => address,
    },
    {
      id: 'country',
      title: t('row.country'),
      cell: ({ country }) => country,
      width: 90,
      text: ({ country }) => country ?? '',
    },
    {
      id: 'started',
      title: t('row.started'),
      cell: ({ startedAt }) => momentCell(startedAt),
      width: 170,
      text: ({ startedAt }) => startedAt,
    },
    {
      id: 'lastSeen',
      title: t('row.lastSeen'),
      cell: ({ lastSeenAt }) => momentCell(lastSeenAt),
      width: 170,
      text: ({ lastSeenAt }) => lastSeenAt,
    },
    {
      id: 'end',
      title: '',
      cell: (session) =>
        mayEnd && (
          <Button weight="text" size="small" onClick={() => setEnding(session.id)}>
            {t('act.endOne')}
          </Button>
        ),
      align: 'end',
      width: 170,
      isFixed: true,
    },
  ]
  return (
    <>
      <RecordsTable
        name="member-sessions"
        of={id}
        label={t('tab.sessions')}
        fetchPage={async () => ({ ...(await request('memberSessions', { id })), next: null })}
        columns={columns}
        keyOf={(session) => session.id}
        empty={<None title={t('none.sessions')} />}
      />
      <ReasonDialog
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={t('act.endOne')}
        confirm={t('act.endOne')}
        act={async (reason) => {
          await request('endMemberSessions', {}, { body: { id, ...(ending && { session: ending }), reason } })
          await changed()
        }}
      >
        {t('act.endText', { name: username })}
      </ReasonDialog>
    </>
  )
}
