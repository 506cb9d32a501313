import { isWithdrawalOver } from '@banyan/rules/cashier/withdrawal-states.ts'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useOrderLink } from '#/src/features/cashier/wallet/order-address.ts'
import { useText } from '#/src/i18n/text.ts'
import { ordersQuery } from '../withdraw-queries.ts'

/** The way to the withdrawal that is under way: on a phone the list is far below. */
export function OpenOrder() {
  const { data } = useInfiniteQuery(ordersQuery)
  const open = data?.pages[0]?.rows.find(({ state }) => !isWithdrawalOver(state))
  return open && <OpenOrderLink number={open.number} asks={open.legs.some(({ state }) => state === 'sent')} />
}

function OpenOrderLink({ number, asks }: { number: string; asks: boolean }) {
  const t = useText()
  return (
    <a {...useOrderLink('withdraw', number)} className={textLinkClass}>
      {t(asks ? 'withdraw.openAsks' : 'withdraw.openOrder')}
    </a>
  )
}
