import type { WalletTransfer } from '@banyan/contract/wallet/vendor-wallet-calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Money } from '#/src/features/cashier/wallet/money.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import { stateTones, wayOf } from '../words/transfer-words.ts'

/** A transfer: from where to where, how much, when, and what became of it. */
export function TransferRow({ transfer }: { transfer: WalletTransfer }) {
  const t = useText()
  const { number, name, amount, state, at } = transfer
  return (
    <li className="flex flex-col gap-1 border-t border-line px-4.5 py-3 first:border-t-0">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">
          <Money amount={amount} />
        </span>
        <Badge tone={stateTones[state]}>{t(`fund.state.${state}`)}</Badge>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{t(`fund.way.${wayOf(transfer)}`, { name: `\u2068${name}\u2069` })}</span>
        <time dateTime={at}>{when(at)}</time>
      </p>
      <bdi dir="ltr" className="self-start text-xs text-muted select-all">
        {number}
      </bdi>
    </li>
  )
}
