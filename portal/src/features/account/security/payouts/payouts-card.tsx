import { PartFailure } from '@banyan/client/part-failure.tsx'
import { Badge } from '@banyan/ui/badge.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { bankIcon } from '@banyan/ui/icons/bank-icon.ts'
import { lockIcon } from '@banyan/ui/icons/lock-icon.ts'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { ListRow, RowSkeletons } from '../parts/list-row.tsx'
import { RowAction } from '../parts/row-action.tsx'
import { SectionCard } from '../parts/section-card.tsx'
import { type Payouts, payoutsQuery } from '../security-queries.ts'
import type { WayDialog } from '../ways/way-dialogs.tsx'
import { momentText, onDay } from '../words/moment-text.ts'
import { accountName } from './account-name.ts'
import { useChooseDefault } from './use-choose-default.ts'

/** As many as the server keeps. */
const accountsAtMost = 5

interface PayoutsCardProps {
  onOpen: (dialog: WayDialog) => void
}

/** What money goes out by: the payment password and the bank accounts (requirement WAL-07). */
export function PayoutsCard({ onOpen }: PayoutsCardProps) {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery(payoutsQuery)
  const mayAdd = data !== undefined && data.accounts.length < accountsAtMost
  return (
    <SectionCard
      title={t('security.payouts')}
      action={
        mayAdd && (
          <Button
            weight="text"
            icon={plusIcon}
            disabled={data.contactsHeldUntil !== null}
            onClick={() => onOpen('bankAccount')}
          >
            {t('security.bankAccountAdd')}
          </Button>
        )
      }
    >
      {data ? (
        <Rows payouts={data} onOpen={onOpen} />
      ) : error ? (
        <PartFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons count={2} />
      )}
    </SectionCard>
  )
}

function Rows({ payouts, onOpen }: PayoutsCardProps & { payouts: Payouts }) {
  const t = useText()
  const { accounts, moneyHeldUntil: held } = payouts
  return (
    <>
      {held && (
        <p className="border-b border-line bg-gold-soft px-4.5 py-2.5 text-sm text-gold text-pretty">
          {t('security.payoutsHeld', { when: momentText(t, held) })}
        </p>
      )}
      <ul>
        <PasswordRow payouts={payouts} onOpen={onOpen} />
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      {(accounts.length === 0 || accounts.length >= accountsAtMost) && (
        <p className="border-t border-line px-4.5 py-4 text-sm text-muted text-pretty">
          {t(accounts.length === 0 ? 'security.bankAccountNone' : 'errors.payout_too_many_accounts')}
        </p>
      )}
    </>
  )
}

function PasswordRow({
  payouts: { paymentPassword, contactsHeldUntil },
  onOpen,
}: PayoutsCardProps & { payouts: Payouts }) {
  const t = useText()
  const name = t('security.part.paymentPassword')
  const verb = t(paymentPassword ? 'security.change' : 'security.add')
  const lockedUntil = paymentPassword?.lockedUntil ?? null
  const text = lockedUntil
    ? t('security.paymentPasswordLocked', { when: momentText(t, lockedUntil) })
    : paymentPassword
      ? t('security.paymentPasswordIs', { day: onDay(paymentPassword.setAt) })
      : t('security.paymentPasswordNone')
  return (
    <ListRow
      icon={lockIcon}
      tone={paymentPassword && !lockedUntil ? 'primary' : 'gold'}
      title={name}
      text={text}
      action={
        <RowAction
          label={t('security.actionOn', { action: verb, about: name })}
          disabled={lockedUntil !== null || (paymentPassword !== null && contactsHeldUntil !== null)}
          onClick={() => onOpen('paymentPassword')}
        >
          {verb}
        </RowAction>
      }
    />
  )
}

function AccountRow({ account }: { account: Payouts['accounts'][number] }) {
  const t = useText()
  const choosing = useChooseDefault()
  const name = accountName(account)
  return (
    <ListRow
      icon={bankIcon}
      tone={account.isHeld ? 'gold' : 'primary'}
      title={name}
      badge={account.isDefault && <Badge>{t('security.bankAccountDefault')}</Badge>}
      text={
        account.isHeld
          ? t('security.bankAccountHeld', { when: momentText(t, account.usableFrom) })
          : t('security.bankAccountIs', { day: onDay(account.addedAt) })
      }
      action={
        !account.isDefault && (
          <RowAction
            tone="muted"
            label={t('security.actionOn', { action: t('security.bankAccountMakeDefault'), about: name })}
            disabled={choosing.busy}
            onClick={() => choosing.choose(account.id)}
          >
            {t('security.bankAccountMakeDefault')}
          </RowAction>
        )
      }
    />
  )
}
