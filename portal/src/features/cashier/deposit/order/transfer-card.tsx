import { QrCode } from '@banyan/ui/qr-code.tsx'
import { CopyLines } from '#/src/features/cashier/wallet/copy-lines.tsx'
import { Money, wholeDigits } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Order } from './order.ts'

interface TransferCardProps {
  order: Order
  transfer: NonNullable<Order['transfer']>
}

/** Where a transfer goes: the code that a bank's app scans, and the same to copy. */
export function TransferCard({ order, transfer }: TransferCardProps) {
  const t = useText()
  const { qr, bank, accountNumber, holder, content } = transfer
  return (
    <div className="flex flex-col gap-3">
      {qr && (
        <div className="flex flex-col items-center gap-2 text-center">
          <QrCode address={qr} label={t('deposit.qr')} size={184} margin={6} />
          <p className="max-w-prose text-sm text-muted text-pretty">{t('deposit.scan')}</p>
        </div>
      )}
      <CopyLines
        lines={[
          { name: t('deposit.bank'), value: bank },
          { name: t('deposit.accountNumber'), value: accountNumber },
          { name: t('deposit.holder'), value: holder },
          {
            name: t('deposit.exactAmount'),
            value: wholeDigits(order.amount),
            shown: <Money amount={order.amount} />,
          },
          { name: t('deposit.content'), value: content, isVital: true },
        ]}
      />
      <p className="text-sm text-muted text-pretty">{t('deposit.contentHint')}</p>
    </div>
  )
}
