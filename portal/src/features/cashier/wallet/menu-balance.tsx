import { useText } from '#/src/i18n/text.ts'
import { useFreshBalance } from './balance.ts'
import { BalanceAmount } from './look/balance-amount.tsx'
import { BalanceButtons } from './look/balance-buttons.tsx'

/** An account's money in full, with what is held of it and what it owes where that is anything. */
export function MenuBalance() {
  const t = useText()
  const { balance, isStale } = useFreshBalance()
  const symbol = balance?.currencySymbol ?? ''
  const parts = [
    { name: t('wallet.held'), amount: balance?.held },
    { name: t('wallet.owed'), amount: balance?.owed },
  ]
  return (
    <div className="mt-3 rounded-md border border-line bg-ground py-1 ps-3 pe-1 text-sm">
      <div className="flex items-center justify-between gap-2">
        <span className="text-muted">{t('wallet.balance')}</span>
        <span className="flex">
          <BalanceButtons />
        </span>
      </div>
      <p className={`pe-2 pb-1.5 text-lg leading-tight font-semibold ${isStale ? 'text-muted' : ''}`}>
        {balance ? <BalanceAmount symbol={symbol} amount={balance.balance} /> : '—'}
      </p>
      <dl className="pe-2">
        {parts.map(
          ({ name, amount }) =>
            isSome(amount) && (
              <div key={name} className="flex flex-wrap justify-between gap-x-3 py-1">
                <dt className="text-muted">{name}</dt>
                <dd className="font-semibold">
                  <BalanceAmount symbol={symbol} amount={amount} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {isStale && <p className="py-1 pe-2 text-gold text-pretty">{t('wallet.stale')}</p>}
    </div>
  )
}

function isSome(amount: string | undefined): amount is string {
  return amount !== undefined && /[1-9]/.test(amount)
}
