import { formatSum, withSign } from '@banyan/client/formats.ts'
import { useText } from '#/src/i18n/text.ts'
import { useBalanceHidden } from '../balance-hidden.ts'
import { shortAmount } from './short-amount.ts'

/** As many for any amount, so that they tell nothing. */
const stars = '∗∗∗∗∗∗'

interface BalanceAmountProps {
  symbol: string
  amount: string
  /** In the header a long amount is written short; the whole one stands in the account's menu. */
  fitted?: boolean
}

/** An amount with its symbol, or stars where this browser hides amounts. */
export function BalanceAmount({ symbol, amount, fitted = false }: BalanceAmountProps) {
  const t = useText()
  if (useBalanceHidden())
    return (
      <>
        <span aria-hidden="true" dir="ltr" className="whitespace-nowrap">
          {symbol} {stars}
        </span>
        <span className="sr-only">{t('wallet.hidden')}</span>
      </>
    )
  const written = formatSum(amount)
  const short = fitted ? shortAmount(amount, written) : undefined
  const full = (
    <bdi dir="ltr" className="whitespace-nowrap">
      {withSign(written, symbol)}
    </bdi>
  )
  if (short === undefined) return full
  return (
    <>
      {/* Read out in full at any width. */}
      <span className={short.everywhere ? 'sr-only' : 'max-md:sr-only'}>{full}</span>
      {/* In the direction of its own word, such as million. */}
      <bdi aria-hidden="true" className={`whitespace-nowrap ${short.everywhere ? '' : 'md:hidden'}`}>
        {withSign(short.text, symbol)}
      </bdi>
    </>
  )
}
