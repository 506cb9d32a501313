import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { request } from '#/src/api/request.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { None } from './none.tsx'

type SignIn = ValueOf<Calls['memberSignIns']>['rows'][number]

const tones = { entered: 'primary', refused: 'danger', stepUp: 'gold' } as const

/** Logins of a member and tries that were refused. */
export function SignInsTable({ member: { id } }: { member: { readonly id: string } }) {
  const t = useText()
  const columns: readonly Column<SignIn>[] = [
    {
      id: 'when',
      title: t('row.when'),
      cell: ({ at }) => momentCell(at),
      width: 170,
      isFixed: true,
      text: ({ at }) => at,
    },
    {
      id: 'result',
      title: t('row.result'),
      cell: ({ result }) => <Badge tone={tones[result]}>{t(`result.${result}`)}</Badge>,
      width: 130,
      text: ({ result }) => t(`result.${result}`),
    },
    {
      id: 'method',
      title: t('row.method'),
      cell: ({ method }) => t(`method.${method}`),
      width: 160,
      text: ({ method }) => t(`method.${method}`),
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
      id: 'device',
      title: t('row.device'),
      cell: ({ device }) => <bdi title={device}>{device}</bdi>,
      width: 280,
      text: ({ device }) => device,
    },
  ]
  return (
    <RecordsTable
      name="member-sign-ins"
      of={id}
      label={t('tab.signIns')}
      fetchPage={(place) => request('memberSignIns', { id, ...place })}
      columns={columns}
      keyOf={({ at, address, result }) => `${at} ${address} ${result}`}
      empty={<None title={t('none.signIns')} />}
    />
  )
}
