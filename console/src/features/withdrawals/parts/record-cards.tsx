import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { alertIcon } from '@banyan/ui/icons/alert-icon.ts'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountInClear } from '#/src/features/cashier/account-in-clear.tsx'
import { payoutAccountName } from '#/src/features/cashier/payout-account-name.ts'
import { payoutsQuery } from '#/src/features/cashier/payouts-query.ts'
import { moneyText } from '#/src/features/records/amount.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'

interface CardProps {
  record: ValueOf<Calls['withdrawalRecord']>
}

const money = (amount: string) => <bdi dir="ltr">{moneyText(amount)}</bdi>

/** What was asked for, what is paid of it, and what came of it. */
export function SumsCard({ record: { withdrawal } }: CardProps) {
  const t = useText()
  const { amount, fee, net, received, refunded, finishedAt, reason } = withdrawal
  return (
    <Card title={t('sums.title')}>
      <Facts
        rows={[
          { name: t('sums.asked'), value: money(amount) },
          { name: t('withdrawals.fee'), value: money(fee) },
          { name: t('sums.net'), value: money(net) },
          { name: t('withdrawals.received'), value: money(received) },
          { name: t('sums.refunded'), value: money(refunded) },
          ...(finishedAt ? [{ name: t('sums.finished'), value: momentText(finishedAt) }] : []),
          ...(reason ? [{ name: t('sums.reason'), value: <bdi className="wrap-anywhere">{reason}</bdi> }] : []),
        ]}
      />
    </Card>
  )
}

/** Where it is paid to; the number in the clear is shown for a reason alone, which the audit keeps. */
export function AccountCard({ record: { withdrawal, member } }: CardProps) {
  const t = useText()
  const may = useMayCalls()
  const [isAsked, setAsked] = useState(false)
  const mayRead = may('memberPayouts') && may('payoutAccountInClear')
  const { data } = useQuery({ ...payoutsQuery(member.id), enabled: mayRead })
  const { bin, last4 } = withdrawal.account
  // A withdrawal keeps the end of the number alone.
  const alike = data?.accounts.filter((account) => account.bin === bin && account.last4 === last4) ?? []
  const [only] = alike.length === 1 ? alike : []
  return (
    <Card
      title={t('withdrawals.account')}
      aside={
        only && (
          <Button weight="quiet" size="small" onClick={() => setAsked(true)}>
            {t('payouts.show')}
          </Button>
        )
      }
    >
      <p className="font-semibold">{payoutAccountName(withdrawal.account)}</p>
      {data && !only && (
        <p className="mt-1 text-sm text-muted">{t(alike.length === 0 ? 'account.gone' : 'account.alike')}</p>
      )}
      <AccountInClear member={member.id} account={isAsked ? only : undefined} onClose={() => setAsked(false)} />
    </Card>
  )
}

/** What the automatic checks looked at: what passed is faint, what was found stands out with its points. */
export function ChecksCard({ record: { checks, score } }: CardProps) {
  const t = useText()
  const found = checks.filter(({ points }) => points > 0).length
  return (
    <Card
      title={t('checks.title')}
      aside={<span>{t('checks.sum', { passed: checks.length - found, found })}</span>}
      flush
    >
      {checks.length === 0 && <p className="p-5 text-sm text-muted">{t('checks.none')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {checks.map(({ check, points }) => (
          <li key={check} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 px-5 py-2.5 text-sm">
            <span
              className={`grid size-6 shrink-0 place-items-center rounded-xs ${points > 0 ? 'bg-gold-soft text-gold' : 'text-muted'}`}
            >
              <Icon drawing={points > 0 ? alertIcon : checkIcon} size={16} />
            </span>
            <span className={points > 0 ? 'font-semibold' : 'text-muted'}>{t(`check.${check}`)}</span>
            <span className={points > 0 ? 'text-gold' : 'text-muted'}>
              {points > 0 ? t(`found.${check}`) : t('checks.passed')}
            </span>
            {points > 0 && <span className="ms-auto font-semibold text-gold">{t('checks.points', { points })}</span>}
          </li>
        ))}
      </ul>
      {score > 0 && (
        <p className="flex justify-between border-t border-line px-5 py-2.5 text-sm font-semibold">
          <span>{t('withdrawals.score')}</span>
          <span className="text-gold">{t('checks.points', { points: score })}</span>
        </p>
      )}
    </Card>
  )
}
