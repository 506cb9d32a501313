import { showToast } from '@banyan/client/show-toast.tsx'
import type { EventValues } from '@banyan/contract/events.ts'
import { Button } from '@banyan/ui/button.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { orderAddress } from '#/src/features/cashier/wallet/order-address.ts'
import { loadTexts, text, useText } from '#/src/i18n/text.ts'
import { orderQuery } from '../withdraw-queries.ts'
import { withdrawTexts } from '../withdraw-texts.ts'
import type { Order } from '../words/order.ts'

const tones = {
  sent: 'warning',
  reminded: 'warning',
  paid: 'success',
  partlyPaid: 'warning',
  rejected: 'error',
  failed: 'error',
  returned: 'warning',
} as const
type Told = keyof typeof tones

/** Tells of a withdrawal that is done or waits for an answer, with its amount, and leads to it. */
export async function tellWithdrawal(
  client: QueryClient,
  news: EventValues['withdrawal.changed'],
  open: (href: string) => void,
): Promise<void> {
  const { number } = news
  const [order] = await Promise.all([
    client.fetchQuery(orderQuery(number)).catch(() => undefined),
    loadTexts(withdrawTexts),
  ])
  const told = toldOf(news)
  const asks = told === 'sent' || told === 'reminded'
  // It was answered meanwhile, perhaps in another tab.
  if (told === undefined || (asks && order && !waitingLeg(order))) return
  const close = showToast({
    tone: tones[told],
    text: text(`withdraw.toast.${told}`, wordsOf(order)),
    ...(asks && { lasting: true }),
    action: (
      <SeeOrder
        asks={asks}
        onPress={() => {
          close()
          open(orderAddress('withdraw', number))
        }}
      />
    ),
  })
}

function toldOf({ state, event }: EventValues['withdrawal.changed']): Told | undefined {
  if (state === 'paying') return event === 'reminded' ? 'reminded' : 'sent'
  return state in tones ? (state as Told) : undefined
}

const waitingLeg = ({ legs }: Order) => legs.find(({ state }) => state === 'sent')

/** Amounts of its sentence; an order that did not come has none. */
function wordsOf(order: Order | undefined) {
  const amount = (known: string | undefined) => (known === undefined ? 'none' : moneyText(known))
  return {
    amount: amount(order?.amount),
    received: amount(order?.received),
    refunded: amount(order?.refunded),
    sent: amount(order && waitingLeg(order)?.amount),
  }
}

function SeeOrder({ asks, onPress }: { asks: boolean; onPress: () => void }) {
  const t = useText()
  return (
    <Button weight="text" size="small" onClick={onPress}>
      {t(asks ? 'withdraw.answer' : 'withdraw.see')}
    </Button>
  )
}
