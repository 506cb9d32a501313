import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import type { Recall } from '#/src/features/cashier/transfers/use-recall.ts'
import { MemberPageLink } from '#/src/features/cashier/wallet/member-page-link.tsx'
import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'

/** What came back from vendors at the last press, and how many of them still have some or did not say. */
export function BroughtBack({ results }: { results: NonNullable<Recall['results']> }) {
  const t = useText()
  const moved = results.reduce(
    (sum, { outcome, transfer }) => (outcome === 'moved' && transfer ? sum + exactOf(transfer.amount) : sum),
    0n,
  )
  const left = results.filter(({ outcome }) => outcome !== 'moved' && outcome !== 'empty').length
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line px-4.5 py-3.5 text-sm">
      <p className={`font-semibold text-pretty ${moved > 0n ? 'text-primary-strong' : ''}`}>
        {moved > 0n
          ? t('withdraw.broughtBack', { amount: moneyText(amountOfExact(moved)) })
          : t('withdraw.broughtNothing')}
      </p>
      {left > 0 && (
        <>
          <p className="text-gold text-pretty">{t('withdraw.vendorsLeft', { count: left })}</p>
          <MemberPageLink page="transferFund">{t('withdraw.seeVendors')}</MemberPageLink>
        </>
      )}
    </div>
  )
}
