import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { Amount } from '#/src/features/records/amount.tsx'
import { dayText } from '#/src/features/records/day-range.ts'
import { momentInFile } from '#/src/features/records/moment-in-file.ts'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { providersQuery, useDepositsChanged } from './deposit-queries.ts'

type Difference = ValueOf<Calls['listDifferences']>['rows'][number]

const providerPattern = /^[A-Z]{2,20}$/

const fetchDifferences: FetchPage<Difference> = (place, { shown, provider }) =>
  request('listDifferences', {
    ...place,
    state: shown === 'any' ? 'any' : 'open',
    ...(provider && providerPattern.test(provider) && { provider }),
  })

/** Where a provider's day file and our records disagree, theirs beside ours, until somebody says what became of it. */
export function DifferencesTable() {
  const t = useText()
  const may = useMayCalls()
  const maySettle = may('settleDifference')
  const [settled, setSettled] = useState<Difference>()
  const { data: providers = [] } = useQuery({ ...providersQuery, enabled: may('paymentProviders') })
  const columns = useColumns(maySettle, setSettled)
  return (
    <>
      <RecordsTable
        name="deposit-differences"
        label={t('desk.differences')}
        fetchPage={fetchDifferences}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={maySettle ? (row) => row.settledAt === null && setSettled(row) : undefined}
        filters={[
          {
            ...{ id: 'shown', kind: 'choice', label: t('differences.shown') },
            options: [{ value: 'any', label: t('differences.any') }],
          },
          {
            ...{ id: 'provider', kind: 'choice', label: t('deposits.provider') },
            options: providers.map(({ code }) => ({ value: code, label: code })),
          },
        ]}
        empty={
          <Notice icon={nothingIcon} title={t('differences.none')}>
            {t('differences.noneText')}
          </Notice>
        }
      />
      {settled && <SettleDialog difference={settled} onClose={() => setSettled(undefined)} />}
    </>
  )
}

function SettleDialog({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const t = useText()
  const changed = useDepositsChanged()
  const { id, transactionId: transaction } = difference
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('settle.title', { transaction })}
      confirm={t('settle.confirm')}
      act={async (reason) => {
        await request('settleDifference', {}, { body: { id, reason } })
        showToast({ tone: 'success', text: t('settle.done') })
        await changed()
      }}
    >
      {t('settle.text')}
    </ReasonDialog>
  )
}

/** What the provider has more than we; nothing where one side knows no amount. */
function gapOf({ theirs, ours }: Difference): string | undefined {
  return theirs === null || ours === null ? undefined : amountOfExact(exactOf(theirs) - exactOf(ours))
}

function useColumns(maySettle: boolean, onSettle: (row: Difference) => void): readonly Column<Difference>[] {
  const t = useText()
  const mayOpen = useMayCalls()('depositRecord')
  const { shown }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const withSettled = shown === 'any'
  return useMemo<readonly Column<Difference>[]>(() => {
    const side = (id: 'theirs' | 'ours', title: string): Column<Difference> => ({
      id,
      title,
      cell: ({ [id]: amount }) =>
        amount === null ? <span className="text-muted">{t('differences.absent')}</span> : <Amount amount={amount} />,
      align: 'end',
      width: 135,
      text: ({ [id]: amount }) => amount ?? '',
    })
    return [
      {
        id: 'day',
        title: t('differences.day'),
        cell: ({ day }) => dayText(day),
        width: 140,
        isFixed: true,
        text: ({ day }) => day,
      },
      {
        id: 'kind',
        title: t('differences.kind'),
        cell: ({ kind }) => <Badge tone="gold">{t(`differenceKind.${kind}`)}</Badge>,
        width: 155,
        text: ({ kind }) => t(`differenceKind.${kind}`),
      },
      side('theirs', t('differences.theirs')),
      side('ours', t('differences.ours')),
      {
        id: 'gap',
        title: t('differences.gap'),
        cell: (row) => {
          const gap = gapOf(row)
          return gap === undefined ? null : <Amount amount={gap} isMovement />
        },
        align: 'end',
        width: 120,
        text: (row) => gapOf(row) ?? '',
      },
      {
        id: 'provider',
        title: t('deposits.provider'),
        cell: ({ provider }) => <bdi dir="ltr">{provider}</bdi>,
        width: 105,
        text: ({ provider }) => provider,
      },
      {
        id: 'number',
        title: t('deposits.number'),
        cell: ({ number }) => number && <OrderLink number={number} isOpen={mayOpen} />,
        width: 150,
        text: ({ number }) => number ?? '',
      },
      {
        id: 'transaction',
        title: t('payment.transaction'),
        cell: ({ transactionId }) => <bdi dir="ltr">{transactionId}</bdi>,
        width: 150,
        text: ({ transactionId }) => transactionId,
      },
      ...(withSettled ? settledColumns(t) : []),
      ...(maySettle ? [settleColumn(t, onSettle)] : []),
    ]
  }, [t, maySettle, mayOpen, withSettled, onSettle])
}

/** Who settled a difference and why, where settled ones are shown too. */
function settledColumns(t: ReturnType<typeof useText>): readonly Column<Difference>[] {
  return [
    {
      id: 'settled',
      title: t('differences.settled'),
      cell: (row) => <Settled row={row} />,
      width: 220,
      text: ({ settledBy, settledAt }) => (settledAt ? `${settledBy ?? ''} ${momentInFile(settledAt)}`.trim() : ''),
    },
    {
      id: 'note',
      title: t('differences.note'),
      cell: ({ note }) => <bdi title={note ?? undefined}>{note}</bdi>,
      width: 220,
      text: ({ note }) => note ?? '',
    },
  ]
}

function OrderLink({ number, isOpen }: { number: string; isOpen: boolean }) {
  const text = <bdi dir="ltr">{number}</bdi>
  if (!isOpen) return text
  return (
    <Link
      to="/deposits/$deposit"
      params={{ deposit: number }}
      className="font-semibold text-primary-strong hover:underline"
    >
      {text}
    </Link>
  )
}

function Settled({ row: { settledAt, settledBy, note } }: { row: Difference }) {
  const t = useText()
  if (settledAt === null) return <span className="text-gold">{t('differences.open')}</span>
  return (
    <span title={note ?? undefined}>{t('differences.by', { name: settledBy ?? '', when: momentCell(settledAt) })}</span>
  )
}

function settleColumn(t: ReturnType<typeof useText>, onSettle: (row: Difference) => void): Column<Difference> {
  return {
    id: 'settle',
    title: t('deposits.action'),
    cell: (row) =>
      row.settledAt === null && (
        <span className="flex h-9 items-center justify-end">
          <Button
            weight="text"
            size="small"
            aria-label={t('settle.title', { transaction: row.transactionId })}
            onClick={() => onSettle(row)}
          >
            {t('settle.short')}
          </Button>
        </span>
      ),
    align: 'end',
    width: 95,
    isFixed: true,
  }
}
