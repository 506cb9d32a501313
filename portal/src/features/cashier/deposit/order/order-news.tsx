import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import { type Order, paidByOf } from './order.ts'

/** What the state means, why it can take long, and what to do: read out at each change. */
export function OrderNews({ order, isTimeUp }: { order: Order; isTimeUp: boolean }) {
  const t = useText()
  const { state, credited } = order
  const by = paidByOf(order)
  const words = { by, amount: moneyText(credited ?? order.amount) }
  return (
    <div role="status" className="min-w-0 grow">
      <p className="font-semibold text-balance">{t(`deposit.headline.${state}`, words)}</p>
      <p className="mt-0.5 text-sm text-muted text-pretty">{t(`deposit.what.${state}`, words)}</p>
      {isTimeUp && <p className="mt-1.5 text-sm font-semibold text-pretty">{t('deposit.timeUp')}</p>}
    </div>
  )
}
