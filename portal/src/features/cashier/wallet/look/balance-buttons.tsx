import { IconButton } from '@banyan/ui/button.tsx'
import { eyeIcon } from '@banyan/ui/icons/eye-icon.ts'
import { eyeOffIcon } from '@banyan/ui/icons/eye-off-icon.ts'
import { refreshIcon } from '@banyan/ui/icons/refresh-icon.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type TextKey, useText } from '#/src/i18n/text.ts'
import { type Balance, refreshBalance, useBalance } from '../balance.ts'
import { hideBalance, useBalanceHidden } from '../balance-hidden.ts'
import { BalanceAmount } from './balance-amount.tsx'

/** Hides the amounts or shows them, and asks for them anew; what a press has brought is read out. */
export function BalanceButtons() {
  const t = useText()
  const hidden = useBalanceHidden()
  const client = useQueryClient()
  const { isRefreshing } = useBalance()
  const [outcome, setOutcome] = useState<{ readonly came: Balance | undefined }>()
  const refresh = () => {
    setOutcome(undefined)
    // What the press has brought: later movements change the amount in silence.
    void refreshBalance(client).then((came) => setOutcome({ came }))
  }
  const hide: TextKey = hidden ? 'wallet.show' : 'wallet.hide'
  return (
    <>
      <IconButton
        icon={hidden ? eyeOffIcon : eyeIcon}
        label={t(hide)}
        title={t(hide)}
        size="small"
        onClick={() => hideBalance(!hidden)}
      />
      <IconButton
        icon={refreshIcon}
        label={t('wallet.refresh')}
        title={t('wallet.refresh')}
        size="small"
        busy={isRefreshing}
        onClick={refresh}
      />
      <span role="status" className="sr-only">
        {outcome &&
          (outcome.came === undefined ? (
            t('wallet.refreshFailed')
          ) : (
            <>
              {t('wallet.refreshed')}{' '}
              <BalanceAmount symbol={outcome.came.currencySymbol} amount={outcome.came.balance} />
            </>
          ))}
      </span>
    </>
  )
}
