import { Badge } from '@banyan/ui/badge.tsx'
import { useId } from 'react'
import { MemberPageLink } from '#/src/features/cashier/wallet/member-page-link.tsx'
import { when } from '#/src/features/cashier/wallet/when.ts'
import { useText } from '#/src/i18n/text.ts'
import { AccountEnd } from '../parts/account-end.tsx'
import type { Account } from './use-withdraw-draft.ts'

interface AccountChoiceProps {
  accounts: readonly Account[]
  chosen: Account | undefined
  /** The form was sent although none can be used. */
  isMissed: boolean
  onChoose: (account: Account) => void
}

/** The accounts that money can go to; one that is held says until when. */
export function AccountChoice({ accounts, chosen, isMissed, onChoose }: AccountChoiceProps) {
  const t = useText()
  const name = useId()
  if (accounts.length === 0) return <NoAccount />
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{t('withdraw.accounts')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {accounts.map((account) => (
          <label
            key={account.id}
            className="flex min-h-19 cursor-pointer flex-col justify-center gap-1 rounded-md border border-line-control bg-field px-3.5 py-2.5 transition-colors has-checked:border-primary has-checked:bg-primary-soft has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-ground has-focus-visible:outline-3 has-focus-visible:outline-info has-enabled:hover:border-primary"
          >
            <input
              type="radio"
              name={name}
              value={account.id}
              checked={account.id === chosen?.id}
              disabled={account.isHeld}
              onChange={() => onChoose(account)}
              className="sr-only"
            />
            <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 font-semibold">
              <bdi className="min-w-0">{account.bank}</bdi>
              {account.isDefault && <Badge tone="primary">{t('withdraw.default')}</Badge>}
            </span>
            <span className="text-sm text-muted">
              <AccountEnd last4={account.last4} />
            </span>
            {account.isHeld && (
              <span className="text-sm font-semibold text-gold">
                {t('withdraw.heldUntil', { when: when(account.usableFrom) })}
              </span>
            )}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 text-sm text-danger empty:hidden">
        {isMissed && t('withdraw.accountFault')}
      </p>
    </fieldset>
  )
}

function NoAccount() {
  const t = useText()
  return (
    <div className="flex flex-col items-start gap-2 rounded-md border border-gold/50 bg-gold-soft/40 px-4 py-3.5">
      <p className="font-semibold">{t('withdraw.noAccount')}</p>
      <p className="text-sm text-muted text-pretty">{t('withdraw.noAccountText')}</p>
      <MemberPageLink page="securityCenter">{t('withdraw.addAccount')}</MemberPageLink>
    </div>
  )
}
