import { Icon } from '@banyan/ui/icon.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { useFreshBalance } from './balance.ts'
import { BalanceAmount } from './look/balance-amount.tsx'
import { BalanceButtons } from './look/balance-buttons.tsx'
import { walletTexts } from './wallet-texts.ts'

/** The header's balance with its texts. */
export async function fetchHeaderBalance() {
  await loadTexts(walletTexts)
  return HeaderBalance
}

/** What the account can play with (requirements NAV-12, WAL-03). A phone has its buttons in the account's menu. */
function HeaderBalance() {
  const t = useText()
  const { balance, isStale } = useFreshBalance()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={t('wallet.balance')} className="flex size-full items-center gap-1 md:ps-3 md:pe-0.5">
      <p className={`flex w-0 grow items-center gap-1.5 self-stretch font-semibold ${isStale ? 'text-muted' : ''}`}>
        {balance ? (
          <BalanceAmount symbol={balance.currencySymbol} amount={balance.balance} fitted />
        ) : isStale ? (
          <span aria-hidden="true">—</span>
        ) : (
          <Skeleton className="h-4 w-24 grow" />
        )}
        {isStale && (
          <span title={t('wallet.stale')} className="absolute -end-1.5 -top-1.5 rounded-full bg-ground">
            <Icon drawing={alertIcon} size={16} className="text-gold" />
            <span className="sr-only">{t('wallet.stale')}</span>
          </span>
        )}
      </p>
      <span className="contents max-md:hidden">
        <BalanceButtons />
      </span>
    </div>
  )
}
