import { useBalance } from '#/src/features/cashier/wallet/balance.ts'
import { NamedAmounts } from '#/src/features/cashier/wallet/named-amounts.tsx'
import { useText } from '#/src/i18n/text.ts'
import { isSome } from '../words/order.ts'

/** What the account has, what is set aside of it, and what could go out now. */
export function MoneyFigures({ withdrawable }: { withdrawable: string | undefined }) {
  const t = useText()
  const { balance } = useBalance()
  return (
    <NamedAmounts
      figures={[
        { name: t('withdraw.available'), amount: balance?.balance },
        { name: t('withdraw.setAside'), amount: balance?.held },
        {
          name: t('withdraw.now'),
          amount: withdrawable,
          isLacking: withdrawable !== undefined && !isSome(withdrawable),
        },
      ]}
    />
  )
}
