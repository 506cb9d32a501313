import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useFreshBalance } from '#/src/features/cashier/wallet/balance.ts'
import { MemberPageLink } from '#/src/features/cashier/wallet/member-page-link.tsx'
import { Money } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'

/** One balance, from which all games play: there is nothing to transfer. */
export function SingleWallet() {
  const t = useText()
  const { balance, isStale } = useFreshBalance()
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-line bg-raised px-6 py-10 text-center shadow-sm sm:py-14">
      <dl className="flex flex-col gap-1">
        <dt className="text-sm text-muted">{t('wallet.balance')}</dt>
        <dd className={`text-xl font-semibold ${isStale ? 'text-muted' : ''}`}>
          {balance ? (
            <Money amount={balance.balance} />
          ) : isStale ? (
            '—'
          ) : (
            <Skeleton className="inline-block h-8 w-44 align-middle" />
          )}
        </dd>
      </dl>
      <p role="status" className="text-sm text-gold text-pretty empty:hidden">
        {isStale && t('wallet.stale')}
      </p>
      <p className="flex items-center gap-2 font-semibold">
        <Icon drawing={checkIcon} size={18} className="shrink-0 text-primary-strong" />
        {t('fund.single')}
      </p>
      <p className="max-w-prose text-muted text-pretty">{t('fund.singleText')}</p>
      <div className="mt-1 flex flex-wrap justify-center gap-2">
        <MemberPageLink page="depositv2">{t('nav.deposit')}</MemberPageLink>
        <MemberPageLink page="transactionHistory">{t('fund.seeTransactions')}</MemberPageLink>
      </div>
    </div>
  )
}
