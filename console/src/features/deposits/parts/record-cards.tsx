import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Proofs } from '#/src/features/cashier/proofs.tsx'
import { moneyText } from '#/src/features/records/amount.tsx'
import { CopyButton } from '#/src/features/records/copy-button.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { EntryLink } from '#/src/features/records/record-links.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { PaymentStatus } from './payment-status.tsx'

interface CardProps {
  order: ValueOf<Calls['depositRecord']>
}

const money = (amount: string) => <bdi dir="ltr">{moneyText(amount)}</bdi>

/** What was ordered and on which terms, and what came of it. */
export function TermsCard({ order: { deposit, provider } }: CardProps) {
  const t = useText()
  const { amount, fee, bonus, credited, channel, channelName, kind, expiresAt, finishedAt, reason } = deposit
  return (
    <Card title={t('terms.title')}>
      <Facts
        rows={[
          { name: t('terms.ordered'), value: money(amount) },
          { name: t('terms.fee'), value: money(fee) },
          { name: t('terms.bonus'), value: money(bonus) },
          {
            name: t('deposits.credited'),
            value:
              credited === null ? (
                <span className="text-muted">{t('terms.notCredited')}</span>
              ) : (
                <span className="text-base text-primary-strong">{money(credited)}</span>
              ),
          },
          {
            name: t('deposits.channel'),
            value: (
              <>
                <bdi>{channelName}</bdi>{' '}
                <bdi dir="ltr" className="font-normal text-muted">
                  {channel}
                </bdi>
              </>
            ),
          },
          { name: t('deposits.kind'), value: t(`depositKind.${kind}`) },
          { name: t('deposits.provider'), value: provider, isCode: true },
          { name: t('terms.expires'), value: momentText(expiresAt) },
          ...(finishedAt ? [{ name: t('terms.finished'), value: momentText(finishedAt) }] : []),
          ...(reason ? [{ name: t('terms.reason'), value: <bdi className="wrap-anywhere">{reason}</bdi> }] : []),
        ]}
      />
    </Card>
  )
}

/** Where the member was told to pay, and what it says of its payment. */
export function TransferCard({ order: { deposit, sender, proofs } }: CardProps) {
  const t = useText()
  const { transfer, page } = deposit
  if (!transfer && !page && sender === null && proofs.length === 0) return null
  const copied = (text: string) => (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <bdi dir="ltr">{text}</bdi>
      <CopyButton text={text} />
    </span>
  )
  return (
    <Card title={t('transfer.title')}>
      <Facts
        rows={[
          ...(transfer
            ? [
                { name: t('transfer.content'), value: copied(transfer.content) },
                { name: t('transfer.account'), value: copied(transfer.accountNumber) },
                { name: t('transfer.bank'), value: `${transfer.bank} (${transfer.bin})`, isCode: true },
                { name: t('transfer.holder'), value: transfer.holder, isCode: true },
              ]
            : []),
          ...(page
            ? [{ name: t('transfer.page'), value: <span className="wrap-anywhere">{page}</span>, isCode: true }]
            : []),
          ...(sender === null ? [] : [{ name: t('transfer.sender'), value: <bdi>{sender}</bdi> }]),
        ]}
      />
      {proofs.length > 0 && <Proofs title={t('proofs.title')} ids={proofs} />}
    </Card>
  )
}

/** The money that providers reported for an order; each credited one leads to its entry. */
export function PaymentsCard({ order: { payments } }: CardProps) {
  const t = useText()
  const mayTrace = useMay('traceEntry')
  return (
    <Card title={t('payments.title')} flush>
      {payments.length === 0 && <p className="p-5 text-sm text-muted">{t('payments.none')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {payments.map((payment) => (
          <li key={payment.id} className="flex flex-col gap-1 px-5 py-3 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="text-base font-semibold">{money(payment.amount)}</span>
              <PaymentStatus status={payment.status} />
            </div>
            <p className="flex flex-wrap gap-x-3 text-muted">
              <span>{momentText(payment.paidAt)}</span>
              <bdi dir="ltr" className="wrap-anywhere">
                {payment.provider} {payment.transactionId}
              </bdi>
            </p>
            {payment.payer && (
              <p>
                <span className="text-muted">{t('payment.payer')}</span> <bdi>{payment.payer}</bdi>
              </p>
            )}
            {payment.content && (
              <p className="wrap-anywhere">
                <span className="text-muted">{t('payment.content')}</span> <bdi>{payment.content}</bdi>
              </p>
            )}
            {payment.entryId && (
              <p>
                <span className="text-muted">{t('payment.entry')}</span>{' '}
                {mayTrace ? <EntryLink id={payment.entryId} /> : <bdi dir="ltr">#{payment.entryId}</bdi>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
