import { showToast } from '@banyan/client/show-toast.tsx'
import type { EventValues } from '@banyan/contract/events.ts'
import { Button } from '@banyan/ui/button.tsx'
import type { QueryClient } from '@tanstack/react-query'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { orderAddress } from '#/src/features/cashier/wallet/order-address.ts'
import { loadTexts, text, useText } from '#/src/i18n/text.ts'
import { orderQuery } from '../deposit-queries.ts'
import { depositTexts } from '../deposit-texts.ts'

/** Tells of a deposit that is done, with its amount, and leads to it. */
export async function tellDeposit(
  client: QueryClient,
  { number, state, credited }: EventValues['deposit.changed'],
  open: (href: string) => void,
): Promise<void> {
  await loadTexts(depositTexts)
  const amount = credited ?? (await client.fetchQuery(orderQuery(number)).catch(() => undefined))?.amount
  const isGood = state === 'completed'
  const said = isGood ? 'completed' : state === 'reversed' ? 'reversed' : 'rejected'
  const close = showToast({
    tone: isGood ? 'success' : 'error',
    text: text(`deposit.toast.${said}`, { amount: amount === undefined ? 'none' : moneyText(amount) }),
    action: (
      <SeeOrder
        onPress={() => {
          close()
          open(orderAddress('depositv2', number))
        }}
      />
    ),
  })
}

function SeeOrder({ onPress }: { onPress: () => void }) {
  const t = useText()
  return (
    <Button weight="text" size="small" onClick={onPress}>
      {t('deposit.see')}
    </Button>
  )
}
