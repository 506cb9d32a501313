import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { Facts } from '#/src/features/records/facts.tsx'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'
import { payoutAccountName } from './payout-account-name.ts'

type Account = ValueOf<Calls['memberPayouts']>['accounts'][number]

interface AccountInClearProps {
  /** Whose account it is. */
  member: string
  /** The one that somebody wants to read; undefined while nobody does. */
  account: Account | undefined
  onClose: () => void
  /** It was read, and the audit says so. */
  onRead?: () => Promise<void>
}

/** Asks why somebody wants to read an account for payouts, which the audit keeps, and shows it. */
export function AccountInClear({ member, account, onClose, onRead }: AccountInClearProps) {
  const t = useText()
  const [told, setTold] = useState<Told>()
  const name = account ? payoutAccountName(account) : ''
  const title = t('payouts.on', { action: t('payouts.show'), account: name })
  return (
    <>
      <ReasonDialog
        open={account !== undefined}
        onClose={onClose}
        title={title}
        confirm={title}
        act={async (reason) => {
          if (!account) return
          const clear = await request('payoutAccountInClear', {}, { body: { id: member, account: account.id, reason } })
          setTold({ ...clear, bank: account.bank, name })
          await onRead?.()
        }}
      >
        {t('payouts.showText', { account: name })}
      </ReasonDialog>
      <ToldAccount told={told} onClose={() => setTold(undefined)} />
    </>
  )
}

interface Told extends ValueOf<Calls['payoutAccountInClear']> {
  readonly bank: string
  readonly name: string
}

/** Number and holder in the clear, for as long as the dialog is open. */
function ToldAccount({ told, onClose }: { told: Told | undefined; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog
      open={told !== undefined}
      onClose={onClose}
      title={told?.name ?? ''}
      size="small"
      closeLabel={t('action.close')}
    >
      <Facts
        rows={[
          { name: t('payouts.bank'), value: <bdi>{told?.bank}</bdi> },
          { name: t('payouts.number'), value: told?.number, isCode: true },
          { name: t('payouts.holder'), value: <bdi>{told?.holder}</bdi> },
        ]}
      />
    </Dialog>
  )
}
