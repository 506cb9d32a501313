import type { Deposit } from '@banyan/contract/wallet/deposit.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Money } from '#/src/features/cashier/wallet/money.tsx'
import { useOrderLink } from '#/src/features/cashier/wallet/order-address.ts'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import { isSome } from '../order/order.ts'
import { reasonText } from '../words/reason.ts'
import { stateLooks } from '../words/state-look.ts'

/** An order in the history, whole a link to its screen. */
export function OrderRow({ order }: { order: Deposit }) {
  const t = useText()
  const link = useOrderLink('depositv2', order.number)
  const { amount, credited, fee, state, reason } = order
  return (
    <li className="border-t border-line first:border-t-0">
      <a
        {...link}
        className="flex flex-col gap-1 px-4.5 py-3 -outline-offset-3 transition-colors hover:bg-primary-soft/50"
      >
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold">
            <Money amount={amount} />
          </span>
          <Badge tone={stateLooks[state].tone}>{t(`deposit.state.${state}`)}</Badge>
        </span>
        <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span>{order.channelName}</span>
          <time dateTime={order.createdAt}>{when(order.createdAt, { withDay: true })}</time>
        </span>
        <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span>
            <span className="sr-only">{t('deposit.number')} </span>
            <bdi dir="ltr">{order.number}</bdi>
          </span>
          {credited !== null && (
            <span className="flex flex-wrap justify-end gap-x-3">
              {isSome(fee) && (
                <span>
                  {t('deposit.fee')} <Money amount={fee} sign="−" />
                </span>
              )}
              <span className="text-text">
                {t('deposit.credited')} <Money amount={credited} sign="+" />
              </span>
            </span>
          )}
        </span>
        {reason && (
          <span className="text-sm text-pretty">
            {t('deposit.reason', { reason: `\u2068${reasonText(t, reason)}\u2069` })}
          </span>
        )}
      </a>
    </li>
  )
}
