import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { showToast } from '@banyan/ui/toast.tsx'
import { request } from '#/src/api/request.ts'
import { AccountInClear } from '#/src/features/cashier/account-in-clear.tsx'
import { payoutAccountName } from '#/src/features/cashier/payout-account-name.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMemberChanged } from './member-query.ts'

type Account = ValueOf<Calls['memberPayouts']>['accounts'][number]

/** What was chosen to be done about a member's payouts. */
export type PayoutChoice = { readonly is: 'reset' } | { readonly is: 'show' | 'remove'; readonly account: Account }

interface PayoutDialogsProps {
  member: { readonly id: string; readonly username: string }
  chosen: PayoutChoice | undefined
  onClose: () => void
}

/** What each of them asks before it is done: a reason, which the audit keeps. */
export function PayoutDialogs({ member: { id, username }, chosen, onClose }: PayoutDialogsProps) {
  const t = useText()
  const changed = useMemberChanged()
  const account = chosen && 'account' in chosen ? chosen.account : undefined
  const name = account ? payoutAccountName(account) : ''
  const dialog = (is: PayoutChoice['is'], title: string) => ({
    open: chosen?.is === is,
    onClose,
    title,
    confirm: title,
  })
  return (
    <>
      <ReasonDialog
        {...dialog('reset', t('payouts.resetTitle', { name: username }))}
        confirm={t('act.ask')}
        isDangerous
        act={async (reason) => {
          await request('resetPaymentPassword', {}, { body: { id, reason } })
          showToast({ tone: 'success', text: t('act.asked') })
          await changed()
        }}
      >
        {t('payouts.resetText')}
      </ReasonDialog>
      <ReasonDialog
        {...dialog('remove', t('payouts.on', { action: t('payouts.remove'), account: name }))}
        confirm={t('act.ask')}
        isDangerous
        act={async (reason) => {
          if (!account) return
          await request('removePayoutAccount', {}, { body: { id, account: account.id, reason } })
          showToast({ tone: 'success', text: t('act.asked') })
          await changed()
        }}
      >
        {t('payouts.removeText', { account: name })}
      </ReasonDialog>
      <AccountInClear
        member={id}
        account={chosen?.is === 'show' ? chosen.account : undefined}
        onClose={onClose}
        onRead={changed}
      />
    </>
  )
}
