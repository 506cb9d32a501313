import { depositTerms } from '@banyan/rules/cashier/deposit-terms.ts'
import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import type { ReactNode } from 'react'
import { Money, rateText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import { portalConfig } from '#/src/session/portal-config.ts'
import type { Channel } from '../deposit-queries.ts'

const waitOf = { bankQr: 'pay', hosted: 'pay', manual: 'manual', scratchCard: 'card' } as const

/** What is paid, what it costs and adds, and what is credited of it; without an amount only where that stands. */
export function CreditSummary({ channel, digits }: { channel: Channel; digits: string | undefined }) {
  const t = useText()
  const { exponent } = portalConfig().currency
  const terms = digits === undefined ? undefined : depositTerms(minorOf(digits, exponent), channel)
  const bonus = channel.bonusPpm > 0 ? 'some' : 'none'
  const amount = (minor: bigint | undefined, sign?: '+' | '−') =>
    minor === undefined ? '—' : <Money amount={toAmount(minor, exponent)} {...(sign && minor > 0n && { sign })} />
  return (
    <div className="rounded-md border border-line bg-ground px-4 py-3">
      <dl aria-live="polite" className="flex flex-col gap-1.5">
        <Line name={t('deposit.pays')}>{amount(digits === undefined ? undefined : minorOf(digits, exponent))}</Line>
        {channel.feePpm > 0 && (
          <Line name={t('deposit.feeOf', { rate: rateText(channel.feePpm) })}>{amount(terms?.fee, '−')}</Line>
        )}
        {channel.bonusPpm > 0 && (
          <Line name={t('deposit.bonusOf', { rate: rateText(channel.bonusPpm) })}>{amount(terms?.bonus, '+')}</Line>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2 font-semibold">
          <dt>{t('deposit.credits')}</dt>
          <dd className="text-lg">{amount(terms?.credited)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">
        {t(`deposit.wait.${waitOf[channel.kind]}`, {
          minutes: channel.minutes,
          bonus,
        })}
      </p>
      {channel.turnover > 0 && (
        <p className="mt-1 text-sm text-muted">{t('deposit.turnover', { times: channel.turnover, bonus })}</p>
      )}
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
