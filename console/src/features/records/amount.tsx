import { formatAmount, withSign } from '@banyan/client/formats.ts'
import { startUp } from '#/src/session/start-up.ts'

interface AmountProps {
  /** A decimal string of the wire. */
  amount: string
  /** A movement says its direction by sign and colour; a balance is plain. */
  isMovement?: boolean
}

/** An amount in the merchant's currency. */
export function Amount({ amount, isMovement = false }: AmountProps) {
  const isOut = amount.startsWith('-')
  const text = isMovement && !isOut && Number(amount) !== 0 ? `+${formatAmount(amount)}` : formatAmount(amount)
  // Isolated, so that the sign stays before the digits where lines run from right to left.
  return (
    <bdi dir="ltr" className={isMovement ? (isOut ? 'text-danger' : 'text-primary-strong') : ''}>
      {text}
    </bdi>
  )
}

const signed = (amount: string) => {
  const isOut = amount.startsWith('-')
  return `${isOut ? '-' : ''}${withSign(formatAmount(isOut ? amount.slice(1) : amount), startUp().currencySymbol)}`
}

/** A sum within a sentence or on a button, with the currency's sign where the page's language puts it. */
export function moneyText(amount: string): string {
  const text = signed(amount)
  // Sign and digits that touch keep their order in any script; a gap or a minus needs isolation.
  return /[-\u00a0]/.test(text) ? `\u2066${text}\u2069` : text
}

/** A sum with the sign of the merchant's currency, where no column's head says it. */
export function Money({ amount }: { amount: string }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {signed(amount)}
    </bdi>
  )
}
