import { isWithdrawalOver } from '@banyan/rules/cashier/withdrawal-states.ts'
import { buttonClass } from '@banyan/ui/button.tsx'
import { CopyLines } from '#/src/features/cashier/wallet/copy-lines.tsx'
import { Money, moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useOrderLink } from '#/src/features/cashier/wallet/order-address.ts'
import { useText } from '#/src/i18n/text.ts'
import { AccountEnd } from '../parts/account-end.tsx'
import { isSome, type Order } from '../words/order.ts'
import { StateBadge } from '../words/state-badge.tsx'
import { CancelButton } from './cancel-button.tsx'
import { SharesBar } from './shares-bar.tsx'

/** How a withdrawal stands: where its money is, what that means, and what the member can do. */
export function OrderCard({ order }: { order: Order }) {
  const t = useText()
  const { state, legs, amount, fee, received, refunded, reason, account, number } = order
  const anew = useOrderLink('withdraw')
  const stands = legs.some((leg) => leg.state === 'sent')
    ? 'answer'
    : legs.some((leg) => leg.state === 'partial' || leg.state === 'disputed')
      ? 'dispute'
      : legs.some((leg) => leg.state === 'bounced')
        ? 'bounced'
        : state
  const words = { amount: moneyText(amount), received: moneyText(received), refunded: moneyText(refunded) }
  return (
    <section className="min-w-0 overflow-hidden rounded-lg border border-line bg-raised shadow-sm">
      <header className="flex flex-col gap-1 px-4.5 pt-4 pb-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-2xl font-bold">
            <Money amount={amount} />
          </p>
          <StateBadge order={order} />
        </div>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">
          <span>
            <bdi>{account.bank}</bdi> <AccountEnd last4={account.last4} />
          </span>
          <span aria-hidden="true">·</span>
          <span>{isSome(fee) ? t('withdraw.feeIs', { fee: moneyText(fee) }) : t('withdraw.noFee')}</span>
        </p>
      </header>
      <SharesBar order={order} />
      <div className="flex flex-col gap-3 border-t border-line px-4.5 pt-3.5 pb-4">
        <div role="status">
          <p className="font-semibold text-balance">{t(`withdraw.headline.${stands}`, words)}</p>
          <p className="mt-0.5 text-sm text-muted text-pretty">{t(`withdraw.what.${stands}`, words)}</p>
        </div>
        {reason && (
          <p className="text-sm text-pretty">
            <span className="font-semibold">{t('withdraw.reason')}</span> <bdi>{reason}</bdi>
          </p>
        )}
        <CopyLines lines={[{ name: t('withdraw.number'), value: number }]} />
        <CancelButton order={order} />
        {isWithdrawalOver(state) && (
          <a {...anew} className={`${buttonClass('quiet')} self-start`}>
            {t('withdraw.again')}
          </a>
        )}
      </div>
    </section>
  )
}
