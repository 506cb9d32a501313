import { openDepositStates } from '@banyan/rules/cashier/deposit-states.ts'
import { textLinkClass } from '@banyan/ui/text-link.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useOrderLink } from '#/src/features/cashier/wallet/order-address.ts'
import { useText } from '#/src/i18n/text.ts'
import { ordersQuery } from '../deposit-queries.ts'

/** How many orders wait for their payment, with the way to the newest: on a phone the list is far below. */
export function OpenOrders() {
  const { data } = useInfiniteQuery(ordersQuery)
  const open = data?.pages[0]?.rows.filter(({ state }) => (openDepositStates as readonly string[]).includes(state))
  return open?.[0] && <OpenOrdersLink number={open[0].number} count={open.length} />
}

function OpenOrdersLink({ number, count }: { number: string; count: number }) {
  const t = useText()
  const link = useOrderLink('depositv2', number)
  return (
    <a {...link} className={textLinkClass}>
      {t('deposit.openOrders', { count })}
    </a>
  )
}
