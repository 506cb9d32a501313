import type { SentTransfer } from '@banyan/contract/wallet/transfer-calls.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { MemberPageLink } from '#/src/features/cashier/wallet/member-page-link.tsx'
import { Money, moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'

interface SentPanelProps {
  sent: SentTransfer
  onAgain: () => void
}

/** In the form's place once the money was sent; its title takes the focus, which reads it out. */
export function SentPanel({ sent: { number, amount, to, at }, onAgain }: SentPanelProps) {
  const t = useText()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const line = (name: string, value: ReactNode) => (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-raised px-4.5 py-5 shadow-sm"
    >
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
          <Icon drawing={checkIcon} size={22} />
        </span>
        <h3 ref={title} id={titleId} tabIndex={-1} className="min-w-0 text-lg font-semibold text-balance">
          {t('transfer.sent', { amount: moneyText(amount) })}
        </h3>
      </div>
      <dl className="flex flex-col gap-2 rounded-md border border-line bg-ground px-4 py-3">
        {line(t('transfer.to'), <bdi dir="ltr">{to}</bdi>)}
        {line(t('transfer.amount'), <Money amount={amount} />)}
        {line(t('transfer.sentAt'), <time dateTime={at}>{when(at, { withDay: true, withSeconds: true })}</time>)}
        {line(
          t('transfer.number'),
          <bdi dir="ltr" className="select-all">
            {number}
          </bdi>,
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onAgain}>
          {t('transfer.again')}
        </Button>
        <MemberPageLink page="transactionHistory">{t('transfer.history')}</MemberPageLink>
      </div>
    </section>
  )
}
