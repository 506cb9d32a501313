import { errorText } from '@banyan/client/error-text.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { payoutAccountName } from '#/src/features/cashier/payout-account-name.ts'
import { payoutsQuery } from '#/src/features/cashier/payouts-query.ts'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { type PayoutChoice, PayoutDialogs } from './payout-dialogs.tsx'

type Payouts = ValueOf<Calls['memberPayouts']>
type Account = Payouts['accounts'][number]

/** As many as the server gives. */
const triesAtMost = 5

interface PayoutsCardProps {
  member: Pick<ValueOf<Calls['memberRecord']>, 'id' | 'username' | 'state'>
}

/** What a member's money goes out by: the payment password and the bank accounts (requirement WAL-07). */
export function PayoutsCard({ member }: PayoutsCardProps) {
  const t = useText()
  const maySee = useMay('memberPayouts')
  const query = useQuery({ ...payoutsQuery(member.id), enabled: maySee })
  const [chosen, setChosen] = useState<PayoutChoice>()
  if (!maySee) return null
  return (
    <div className="mb-6">
      <Card title={t('payouts.title')} flush>
        {query.data ? (
          <Rows payouts={query.data} isOpen={member.state !== 'closed'} onChoose={setChosen} />
        ) : query.isPending ? (
          <Skeleton className="h-24 w-full" />
        ) : (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-4 p-5 text-sm">
            <p>{errorText(t, query.error)}</p>
            <Button weight="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('action.tryAgain')}
            </Button>
          </div>
        )}
      </Card>
      <PayoutDialogs member={member} chosen={chosen} onClose={() => setChosen(undefined)} />
    </div>
  )
}

interface RowsProps {
  payouts: Payouts
  /** Whether the account is not closed. */
  isOpen: boolean
  onChoose: (choice: PayoutChoice) => void
}

function Rows({ payouts: { accounts, paymentPassword }, isOpen, onChoose }: RowsProps) {
  const t = useText()
  const mayReset = useMay('resetPaymentPassword')
  return (
    <ul className="divide-y divide-line">
      <Row
        name={t('payouts.password')}
        text={<PasswordState paymentPassword={paymentPassword} />}
        actions={
          mayReset &&
          isOpen &&
          paymentPassword && (
            <Button weight="text" size="small" onClick={() => onChoose({ is: 'reset' })}>
              {t('payouts.reset')}
            </Button>
          )
        }
      />
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} isOpen={isOpen} onChoose={onChoose} />
      ))}
      {accounts.length === 0 && <li className="px-5 py-4 text-sm text-muted">{t('payouts.none')}</li>}
    </ul>
  )
}

function PasswordState({ paymentPassword }: Pick<Payouts, 'paymentPassword'>) {
  const t = useText()
  if (!paymentPassword) return t('payouts.passwordNone')
  const { setAt, triesLeft, lockedUntil } = paymentPassword
  return (
    <>
      {t('payouts.passwordSet', { when: momentText(setAt) })}{' '}
      {lockedUntil ? (
        <Badge tone="danger">{t('payouts.lockedUntil', { when: momentText(lockedUntil) })}</Badge>
      ) : (
        triesLeft < triesAtMost && <Badge tone="gold">{t('payouts.triesLeft', { left: triesLeft })}</Badge>
      )}
    </>
  )
}

function AccountRow({ account, isOpen, onChoose }: Omit<RowsProps, 'payouts'> & { account: Account }) {
  const t = useText()
  const mayRead = useMay('payoutAccountInClear')
  const mayRemove = useMay('removePayoutAccount')
  const name = payoutAccountName(account)
  const label = (action: string) => t('payouts.on', { action, account: name })
  return (
    <Row
      name={<bdi>{name}</bdi>}
      text={
        <>
          {t('payouts.added', { when: momentText(account.addedAt) })}{' '}
          {account.isDefault && <Badge>{t('payouts.default')}</Badge>}{' '}
          {account.isHeld && <Badge tone="gold">{t('payouts.held', { when: momentText(account.usableFrom) })}</Badge>}
        </>
      }
      actions={
        <>
          {mayRead && (
            <Button
              weight="text"
              size="small"
              aria-label={label(t('payouts.show'))}
              onClick={() => onChoose({ is: 'show', account })}
            >
              {t('payouts.show')}
            </Button>
          )}
          {mayRemove && isOpen && (
            <Button
              weight="text"
              size="small"
              aria-label={label(t('payouts.remove'))}
              onClick={() => onChoose({ is: 'remove', account })}
            >
              {t('payouts.remove')}
            </Button>
          )}
        </>
      }
    />
  )
}

function Row({ name, text, actions }: { name: ReactNode; text: ReactNode; actions: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-3 text-sm">
      <span className="min-w-40 font-semibold">{name}</span>
      <span className="min-w-0 grow text-muted">{text}</span>
      <span className="flex flex-wrap gap-x-2">{actions}</span>
    </li>
  )
}
