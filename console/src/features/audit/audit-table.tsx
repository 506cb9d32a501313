import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { latinDigits } from '@banyan/rules/fields/typed-number.ts'
import type { Filter } from '@banyan/ui/filter-chips.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { useMemo } from 'react'
import { request } from '#/src/api/request.ts'
import { useCallName } from '#/src/features/calls/call-name.ts'
import { callGroups } from '#/src/features/calls/known-calls.ts'
import { askerText, useObjectName } from '#/src/features/calls/object-name.ts'
import { dayRange, useDayFilter } from '#/src/features/records/day-range.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'

type Action = ValueOf<Calls['findActions']>['rows'][number]

/** Only what its operator did, where one is named; then nobody else can be looked for. */
export function AuditTable({ actor }: { actor?: string }) {
  const t = useText()
  const callName = useCallName()
  const filters = useFilters(actor !== undefined)
  const columns = useColumns(callName, actor !== undefined)
  const fetchPage: FetchPage<Action> = (place, { who, what, about, when }) =>
    request('findActions', {
      ...place,
      ...(actor !== undefined ? { actor } : who && { actor: who }),
      ...(what && { call: what }),
      ...(about && { object: latinDigits(about).trim() }),
      ...dayRange(when),
    })
  return (
    <RecordsTable
      name="audit"
      label={actor === undefined ? t('page.audit') : t('audit.of', { name: actor })}
      {...(actor !== undefined && { of: actor })}
      fetchPage={fetchPage}
      columns={columns}
      keyOf={({ id }) => id}
      filters={filters}
      linkTo={({ id }) => `/audit/${id}`}
      empty={
        <Notice icon={nothingIcon} title={t('audit.none')}>
          {t('audit.noneText')}
        </Notice>
      }
    />
  )
}

function useFilters(isOfOne: boolean): readonly Filter[] {
  const t = useText()
  const callName = useCallName()
  const when = useDayFilter('when', t('audit.when'))
  return useMemo<readonly Filter[]>(() => {
    const who: Filter = { id: 'who', kind: 'text', label: t('audit.who'), maxLength: 60 }
    const options = callGroups.flatMap(({ calls }) => calls.map((id) => ({ value: id, label: callName(id) })))
    return [
      ...(isOfOne ? [] : [who]),
      { id: 'what', kind: 'choice', label: t('audit.what'), options },
      { id: 'about', kind: 'text', label: t('audit.object'), maxLength: 200 },
      when,
    ]
  }, [t, callName, isOfOne, when])
}

function useColumns(callName: (id: string) => string, isOfOne: boolean): readonly Column<Action>[] {
  const t = useText()
  const objectName = useObjectName()
  return useMemo<readonly Column<Action>[]>(
    () => [
      {
        id: 'when',
        title: t('audit.when'),
        cell: ({ at }) => momentCell(at),
        width: 190,
        isFixed: true,
        text: ({ at }) => at,
      },
      {
        id: 'who',
        title: t('audit.who'),
        cell: ({ actor }) => <bdi>{askerText(t, actor)}</bdi>,
        width: 130,
        isExtra: isOfOne,
        text: ({ actor }) => askerText(t, actor),
      },
      {
        id: 'what',
        title: t('audit.what'),
        cell: ({ call }) => callName(call),
        width: 240,
        text: ({ call }) => callName(call),
      },
      {
        id: 'about',
        title: t('audit.object'),
        cell: ({ object }) => <bdi>{objectName(object)}</bdi>,
        width: 190,
        text: ({ object }) => objectName(object),
      },
      {
        id: 'reason',
        title: t('audit.reason'),
        cell: ({ reason }) => <bdi className="text-muted">{reason}</bdi>,
        width: 240,
        text: ({ reason }) => reason ?? '',
      },
      {
        id: 'address',
        title: t('audit.address'),
        cell: ({ address }) => <bdi dir="ltr">{address}</bdi>,
        width: 130,
        isExtra: true,
        text: ({ address }) => address,
      },
      {
        id: 'number',
        title: t('audit.number'),
        cell: ({ id }) => <bdi dir="ltr">{id}</bdi>,
        width: 90,
        align: 'end',
        isExtra: true,
        text: ({ id }) => id,
      },
    ],
    [t, callName, objectName, isOfOne],
  )
}
