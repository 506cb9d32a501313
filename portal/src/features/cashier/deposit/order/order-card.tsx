import { openDepositStates } from '@banyan/rules/cashier/deposit-states.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CopyLines } from '#/src/features/cashier/wallet/copy-lines.tsx'
import { CountdownRing } from '#/src/features/cashier/wallet/countdown-ring.tsx'
import { Money } from '#/src/features/cashier/wallet/money.tsx'
import { useTimeLeft } from '#/src/features/cashier/wallet/use-time-left.ts'
import { useText } from '#/src/i18n/text.ts'
import { orderQuery } from '../deposit-queries.ts'
import { stateLooks } from '../words/state-look.ts'
import type { Order } from './order.ts'
import { OrderButtons } from './order-buttons.tsx'
import { OrderNews } from './order-news.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { TransferCard } from './transfer-card.tsx'

/** How an order stands, what it takes to pay it, and what the member can do. */
export function OrderCard({ order }: { order: Order }) {
  const t = useText()
  const { tone } = stateLooks[order.state]
  const isOpen = (openDepositStates as readonly string[]).includes(order.state)
  const client = useQueryClient()
  // At their end the order is asked for once more.
  const left = useTimeLeft(
    isOpen ? order.expiresAt : undefined,
    () => void client.invalidateQueries({ queryKey: orderQuery(order.number).queryKey }),
  )
  const whole = (Date.parse(order.expiresAt) - Date.parse(order.createdAt)) / 1_000
  return (
    <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      <header className="flex flex-col gap-1 border-b border-line px-4.5 py-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-xl font-bold">
            <Money amount={order.amount} />
          </p>
          <Badge tone={tone}>{t(`deposit.state.${order.state}`)}</Badge>
        </div>
        <p className="text-sm text-muted">{order.channelName}</p>
        <CopyLines lines={[{ name: t('deposit.number'), value: order.number }]} />
      </header>
      <div className="flex flex-col gap-4 px-4.5 py-4">
        <div
          className={`flex items-center gap-4 rounded-md border px-4 py-3.5 ${tone === 'gold' ? 'border-gold/50 bg-gold-soft/40' : 'border-line bg-ground'}`}
        >
          {isOpen && (
            <CountdownRing left={left} whole={whole} label={(time) => t('deposit.timeLeft', { left: time })} />
          )}
          <OrderNews order={order} isTimeUp={isOpen && left === 0} />
        </div>
        <OrderOutcome order={order} />
        {isOpen && order.transfer && <TransferCard order={order} transfer={order.transfer} />}
        <OrderButtons order={order} isOpen={isOpen} />
      </div>
    </section>
  )
}
