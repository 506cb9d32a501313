import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { ListedWalletTransfer } from '@banyan/contract/wallet/operator-vendor-wallet-calls.ts'
import {
  type WalletTransferState,
  walletTransferStateAfter,
  walletTransferStates,
} from '@banyan/rules/cashier/wallet-transfer-states.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import type { Column } from '@banyan/ui/record-table.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { Amount, moneyText } from '#/src/features/records/amount.tsx'
import { momentCell } from '#/src/features/records/moment-text.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { MemberLink } from '#/src/features/records/record-links.tsx'
import { type FetchPage, RecordsTable } from '#/src/features/records/records-table.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'

type Transfers = ValueOf<Calls['listWalletTransfers']>

const name = 'wallet-transfers'
const stateFilters = ['open', ...walletTransferStates] as const

const fetchPage: FetchPage<ListedWalletTransfer, Transfers> = (place, { state }) => {
  // An address can say anything: what is no filter narrows nothing.
  const inState = stateFilters.find((known) => known === state)
  return request('listWalletTransfers', { ...place, ...(inState && { state: inState }) })
}

/** Transfers between the main wallet and vendors' own; of a case the vendor can be asked again. */
export function WalletTransfersTable() {
  const t = useText()
  const mayAsk = useMayCalls()('askVendorAgain')
  const [asked, setAsked] = useState<ListedWalletTransfer>()
  const columns = useColumns(mayAsk ? setAsked : undefined)
  return (
    <>
      <RecordsTable<ListedWalletTransfer, Transfers>
        name={name}
        label={t('walletDesk.title')}
        fetchPage={fetchPage}
        columns={columns}
        keyOf={(row) => row.number}
        {...(mayAsk && { onOpen: (row) => isCase(row) && setAsked(row) })}
        filters={[
          {
            ...{ id: 'state', kind: 'choice', label: t('withdrawals.state') },
            options: stateFilters.map((value) => ({ value, label: t(`walletState.${value}`) })),
          },
        ]}
        presets={[
          { label: t('walletState.case'), values: { state: 'case' } },
          { label: t('walletState.open'), values: { state: 'open' } },
        ]}
        empty={
          <Notice icon={nothingIcon} title={t('walletDesk.none')}>
            {t('walletDesk.noneText')}
          </Notice>
        }
      />
      <p className="mt-3 max-w-prose text-sm text-pretty text-muted">{t('walletDesk.text')}</p>
      {asked && <AskAgain transfer={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const isCase = ({ state }: ListedWalletTransfer) => walletTransferStateAfter(state, 'askedAgain') !== undefined

/** Gold is what waits for a vendor's word or for somebody. */
const tones = {
  asked: 'neutral',
  unknown: 'gold',
  done: 'primary',
  returned: 'neutral',
  case: 'danger',
} as const satisfies Record<WalletTransferState, string>

/** `ask` is what a case's button does; nobody may without it. */
function useColumns(ask: ((row: ListedWalletTransfer) => void) | undefined): readonly Column<ListedWalletTransfer>[] {
  const t = useText()
  return [
    {
      ...{ id: 'number', title: t('walletDesk.number'), width: 165, isFixed: true },
      cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      text: ({ number }) => number,
    },
    {
      ...{ id: 'amount', title: t('withdrawals.amount'), align: 'end', width: 150 },
      cell: ({ amount }) => <Amount amount={amount} />,
      text: ({ amount }) => amount,
    },
    {
      ...{ id: 'state', title: t('withdrawals.state'), width: 140 },
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`walletState.${state}`)}</Badge>,
      text: ({ state }) => t(`walletState.${state}`),
    },
    ...(ask
      ? [
          {
            ...{ id: 'ask', title: t('walletDesk.ask.column'), width: 130 },
            cell: (row: ListedWalletTransfer) =>
              isCase(row) && (
                <Button weight="text" size="small" onClick={() => ask(row)}>
                  {t('walletDesk.ask.confirm')}
                </Button>
              ),
          },
        ]
      : []),
    {
      ...{ id: 'direction', title: t('walletDesk.direction'), width: 170 },
      cell: ({ direction, vendor }) => t(`walletDesk.${direction}`, { vendor }),
      text: ({ direction, vendor }) => t(`walletDesk.${direction}`, { vendor }),
    },
    {
      ...{ id: 'member', title: t('withdrawals.member'), width: 150 },
      cell: ({ member }) => <MemberLink member={member} />,
      text: ({ member }) => member.username,
    },
    {
      ...{ id: 'reason', title: t('walletDesk.words'), width: 200 },
      cell: ({ reason }) => reason && <bdi>{reason}</bdi>,
      text: ({ reason }) => reason ?? '',
    },
    {
      ...{ id: 'created', title: t('withdrawals.created'), width: 180 },
      cell: ({ createdAt }) => momentCell(createdAt),
      text: ({ createdAt }) => createdAt,
    },
    {
      ...{ id: 'changed', title: t('withdrawals.changed'), width: 180, isExtra: true },
      cell: ({ changedAt }) => momentCell(changedAt),
      text: ({ changedAt }) => changedAt,
    },
  ]
}

function AskAgain({ transfer, onClose }: { transfer: ListedWalletTransfer; onClose: () => void }) {
  const t = useText()
  const client = useQueryClient()
  const { number, vendor, amount } = transfer
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('walletDesk.ask.title', { vendor })}
      confirm={t('walletDesk.ask.confirm')}
      act={async (reason) => {
        try {
          await request('askVendorAgain', {}, { body: { number, reason } })
        } finally {
          // Also where the vendor's word was faster.
          void client.invalidateQueries({ queryKey: ['records', name] })
        }
        showToast({ tone: 'success', text: t('walletDesk.ask.done') })
      }}
    >
      {t('walletDesk.ask.text', { number, amount: moneyText(amount), vendor })}
    </ReasonDialog>
  )
}
