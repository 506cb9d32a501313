import { formatNumber } from '@banyan/client/formats.ts'
import { Money as PlainMoney, signed } from '#/src/features/cashier/wallet/money.tsx'

/** Isolated from the direction of the sentence around it. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`

export const isNothing = (amount: string) => /^[0.]+$/.test(amount)

interface BetMoneyProps {
  amount: string
  /** Won: with its sign, in the colour of wins. */
  isWin?: boolean
}

/** An amount in a column. */
export function BetMoney({ amount, isWin = false }: BetMoneyProps) {
  return (
    <span className={isWin ? 'font-semibold text-gold' : ''}>
      <PlainMoney amount={amount} sign={isWin ? '+' : ''} />
    </span>
  )
}

interface StakeTermsProps {
  unit: string
  multiple: number
  lines: number
}

/** Unit, multiple and lines, whose product is the stake; units have as many decimals as they need. */
export function StakeTerms({ unit, multiple, lines }: StakeTermsProps) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {`${signed(formatNumber(Number(unit)))} × ${formatNumber(multiple)} × ${formatNumber(lines)}`}
    </bdi>
  )
}
