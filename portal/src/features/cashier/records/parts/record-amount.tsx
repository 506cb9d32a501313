import { formatAmount } from '@banyan/client/formats.ts'
import { signed } from '#/src/features/cashier/wallet/money.tsx'

interface RecordAmountProps {
  /** A decimal string of the wire. */
  amount: string
  /** A movement says its direction by sign and colour; a balance is plain. */
  isMovement?: boolean
}

const isZero = (amount: string) => /^-?[0.]+$/.test(amount)

/** An amount in the merchant's currency, with the two decimals that the ledger records. */
export function RecordAmount({ amount, isMovement = false }: RecordAmountProps) {
  const isOut = amount.startsWith('-') && !isZero(amount)
  const sign = isOut ? '−' : isMovement && !isZero(amount) ? '+' : ''
  const look = !isMovement || isZero(amount) ? '' : isOut ? 'text-danger' : 'text-primary-strong'
  // Isolated, so that the sign stays before the digits where lines run from right to left.
  return (
    <bdi dir="ltr" className={`whitespace-nowrap tabular-nums ${look}`}>
      {sign}
      {signed(formatAmount(amount.replace('-', '')))}
    </bdi>
  )
}
