import type { ReactNode } from 'react'
import { useBalance } from '#/src/features/cashier/wallet/balance.ts'
import { Money } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import { reasonText } from '../words/reason.ts'
import { isSome, type Order, paidOf } from './order.ts'

/** What came of an order: the amounts of a credit with what differs from the order, a reason, a debt. */
export function OrderOutcome({ order }: { order: Order }) {
  const t = useText()
  const { credited, fee, bonus, state, isLate, differs, reason } = order
  const { balance } = useBalance()
  const owed = state === 'reversed' && balance && isSome(balance.owed) ? balance.owed : undefined
  const notes = [
    differs && state !== 'review' && t('deposit.differs'),
    isLate && t('deposit.late'),
    isLate && !isSome(bonus) && credited !== null && t('deposit.noLateBonus'),
  ].filter((note) => note !== false)
  if (credited === null && !reason && owed === undefined) return null
  return (
    <div className="flex flex-col gap-3">
      {credited !== null && (
        <dl className="flex flex-col gap-1.5 rounded-md border border-line bg-ground px-4 py-3 text-sm">
          {differs && (
            <Line name={t('deposit.ordered')}>
              <Money amount={order.amount} />
            </Line>
          )}
          <Line name={t('deposit.paidAmount')}>
            <Money amount={paidOf(order)} />
          </Line>
          <Line name={t('deposit.fee')}>
            <Money amount={fee} sign={isSome(fee) ? '−' : ''} />
          </Line>
          <Line name={t('deposit.bonus')}>
            <Money amount={bonus} sign={isSome(bonus) ? '+' : ''} />
          </Line>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2 text-base font-semibold">
            <dt>{t('deposit.credited')}</dt>
            <dd>
              <Money amount={credited} sign="+" />
            </dd>
          </div>
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm text-muted text-pretty">
          {note}
        </p>
      ))}
      {reason && (
        <p className="text-sm text-pretty">{t('deposit.reason', { reason: `\u2068${reasonText(t, reason)}\u2069` })}</p>
      )}
      {owed !== undefined && (
        <p className="flex flex-wrap justify-between gap-x-4 rounded-md bg-danger-soft px-4 py-2.5 text-sm text-danger">
          <span>{t('deposit.owed')}</span>
          <span className="font-semibold">
            <Money amount={owed} />
          </span>
        </p>
      )}
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
