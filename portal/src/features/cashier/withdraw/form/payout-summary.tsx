import { withdrawalFee } from '@banyan/rules/cashier/withdrawal-terms.ts'
import { minorOf, toAmount, toMinor } from '@banyan/rules/money/amount.ts'
import type { ReactNode } from 'react'
import { Money, moneyText, rateText, wholeText } from '#/src/features/cashier/wallet/money.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import { portalConfig } from '#/src/session/portal-config.ts'
import type { Terms } from '../withdraw-queries.ts'

/** What is taken from the wallet, what it costs and what arrives; below it what the day still allows. */
export function PayoutSummary({ terms, digits }: { terms: Terms; digits: string | undefined }) {
  const t = useText()
  const { exponent } = portalConfig().currency
  const amount = digits === undefined ? undefined : minorOf(digits, exponent)
  const fee = amount === undefined ? undefined : feeOf(amount, terms, exponent)
  const shown = (minor: bigint | undefined, sign: '' | '−' = '') =>
    minor === undefined ? '—' : <Money amount={toAmount(minor, exponent)} sign={minor > 0n ? sign : ''} />
  const rate = rateText(terms.feePpm)
  const today = { left: wholeText(terms.leftToday), until: when(terms.dayEndsAt) }
  return (
    <div className="rounded-md border border-line bg-ground px-4 py-3">
      <dl aria-live="polite" className="flex flex-col gap-1.5">
        <Line name={t('withdraw.takes')}>{shown(amount)}</Line>
        <Line name={t('withdraw.fee')}>{shown(fee, '−')}</Line>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2 font-semibold">
          <dt>{t('withdraw.arrives')}</dt>
          <dd className="text-lg">{shown(amount === undefined || fee === undefined ? undefined : amount - fee)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted text-pretty">
        {terms.freeLeftToday > 0
          ? t('withdraw.free', { count: terms.freeLeftToday })
          : t('withdraw.feeOf', { rate, least: moneyText(terms.leastFee) })}
      </p>
      <p className="text-sm text-muted text-pretty">
        {terms.countLeftToday === null
          ? t('withdraw.dayUnlimited', today)
          : t('withdraw.day', { ...today, count: terms.countLeftToday })}
      </p>
    </div>
  )
}

/** The fee as the server counts it: its terms tell how many of today's are still free. */
function feeOf(amount: bigint, { freeLeftToday, feePpm, leastFee }: Terms, exponent: number): bigint {
  const rates = { freePerDay: freeLeftToday, feePpm, leastFee: minorOf(leastFee, exponent) }
  return withdrawalFee(amount, 0, rates, toMinor(1, exponent))
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
