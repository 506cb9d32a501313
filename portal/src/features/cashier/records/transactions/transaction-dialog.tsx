import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { Facts } from '../parts/facts.tsx'
import { Moment } from '../parts/moment.tsx'
import { RecordAmount } from '../parts/record-amount.tsx'
import type { Transaction } from '../queries/record-queries.ts'
import { aboutText } from './transaction-columns.tsx'

interface TransactionDialogProps {
  transaction: Transaction | undefined
  onClose: () => void
  onSeeBet: (round: { vendor: string; roundId: string }) => void
}

/** One movement with all that is known of it, and the way to its bet. */
export function TransactionDialog({ transaction, onClose, onSeeBet }: TransactionDialogProps) {
  const t = useText()
  // While it closes it shows what it was opened for.
  const [shown, setShown] = useState(transaction)
  if (transaction && shown !== transaction) setShown(transaction)
  if (!shown) return null
  const { remark } = shown
  const roundId = remark?.roundId
  const about = aboutText(shown)
  return (
    <Dialog
      open={transaction !== undefined}
      onClose={onClose}
      title={t(`records.type.${shown.type}`)}
      closeLabel={t('popup.close')}
      size="small"
      footer={
        remark && roundId ? (
          <Button weight="quiet" wide onClick={() => onSeeBet({ vendor: remark.vendor, roundId })}>
            {t('records.seeBet')}
          </Button>
        ) : undefined
      }
    >
      <Facts
        facts={[
          { id: 'amount', name: t('records.amount'), value: <RecordAmount amount={shown.amount} isMovement /> },
          { id: 'balance', name: t('records.balanceAfter'), value: <RecordAmount amount={shown.balance} /> },
          { id: 'group', name: t('records.group'), value: t(`records.group.${shown.group}`) },
          { id: 'time', name: t('records.time'), value: <Moment at={shown.at} /> },
          ...(about ? [{ id: 'about', name: t('records.about'), value: <bdi>{about}</bdi> }] : []),
          { id: 'reference', name: t('records.reference'), value: <bdi dir="ltr">{shown.reference}</bdi> },
        ]}
      />
    </Dialog>
  )
}
