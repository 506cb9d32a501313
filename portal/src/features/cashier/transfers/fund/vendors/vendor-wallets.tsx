import { PartFailure } from '@banyan/client/part-failure.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '#/src/features/cashier/wallet/panel.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useTransferNews } from '../../use-transfer-news.ts'
import { AlongPanel } from '../along/along-panel.tsx'
import { refetchWallets, transfersQuery, walletQuery } from '../fund-queries.ts'
import { TransferList } from '../history/transfer-list.tsx'
import { MoneyPanel } from '../money/money-panel.tsx'
import type { Direction } from '../move/movable.ts'
import { MoveDialog } from '../move/move-dialog.tsx'
import { RecallPanel } from '../recall/recall-panel.tsx'
import { VendorRow } from './vendor-row.tsx'
import { WalletsSkeleton } from './wallets-skeleton.tsx'

interface Wanted {
  readonly vendor: string
  readonly direction: Direction
  /** Each press begins with an empty form. */
  readonly id: number
}

/** Where the money is, vendor by vendor; moving it; and what was moved lately. */
export function VendorWallets() {
  const t = useText()
  const client = useQueryClient()
  useTransferNews(['balance.changed', 'transfer.changed'], () => void refetchWallets(client))
  const transfers = useQuery(transfersQuery)
  const { data: wallet, error, isFetching, refetch } = useQuery(walletQuery)
  const [move, setMove] = useState<Wanted>()
  const [isOpen, setOpen] = useState(false)
  const failure = error && <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!wallet) return failure ? <Panel title={t('fund.money')}>{failure}</Panel> : <WalletsSkeleton />
  const moved = move && wallet.vendors.find(({ vendor }) => vendor === move.vendor)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <MoneyPanel wallet={wallet} failure={failure} />
        <Panel title={t('fund.vendors')}>
          <ul aria-label={t('fund.vendors')}>
            {wallet.vendors.map((each) => (
              <VendorRow
                key={each.vendor}
                wallet={each}
                onMove={(direction) => {
                  setMove({ vendor: each.vendor, direction, id: (move?.id ?? 0) + 1 })
                  setOpen(true)
                }}
              />
            ))}
          </ul>
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <RecallPanel />
        <AlongPanel takesAlong={wallet.takesAlong} />
        <TransferList query={transfers} />
      </div>
      {move && moved && (
        <MoveDialog
          key={move.id}
          open={isOpen}
          onClose={() => setOpen(false)}
          direction={move.direction}
          vendor={moved}
          main={wallet.main}
        />
      )}
    </div>
  )
}
