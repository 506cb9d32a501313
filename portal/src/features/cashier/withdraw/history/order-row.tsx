import { Money } from '#/src/features/cashier/wallet/money.tsx'
import { useOrderLink } from '#/src/features/cashier/wallet/order-address.ts'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import { AccountEnd } from '../parts/account-end.tsx'
import { isSome, type Order } from '../words/order.ts'
import { StateBadge } from '../words/state-badge.tsx'

/** A withdrawal in the history, whole a link to its screen. */
export function OrderRow({ order }: { order: Order }) {
  const t = useText()
  const link = useOrderLink('withdraw', order.number)
  const { amount, fee, received, refunded, account, reason, createdAt, number } = order
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
          <StateBadge order={order} />
        </span>
        <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span>
            <bdi>{account.bank}</bdi> <AccountEnd last4={account.last4} />
          </span>
          <time dateTime={createdAt}>{when(createdAt, { withDay: true })}</time>
        </span>
        <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span>
            <span className="sr-only">{t('withdraw.number')} </span>
            <bdi dir="ltr">{number}</bdi>
          </span>
          <span className="flex flex-wrap justify-end gap-x-3">
            {isSome(fee) && (
              <span>
                {t('withdraw.fee')} <Money amount={fee} />
              </span>
            )}
            {isSome(refunded) && (
              <span>
                {t('withdraw.refunded')} <Money amount={refunded} />
              </span>
            )}
            {isSome(received) && (
              <span className="text-text">
                {t('withdraw.received')} <Money amount={received} />
              </span>
            )}
          </span>
        </span>
        {reason && (
          <span className="line-clamp-2 text-sm">
            {t('withdraw.reason')} <bdi>{reason}</bdi>
          </span>
        )}
      </a>
    </li>
  )
}
