import { amountTyped } from '@banyan/rules/fields/typed-number.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'

interface CorrectDialogProps {
  id: string
  open: boolean
  onClose: () => void
  title: string
  /** Makes the press of what asks a second operator, and tells of it. */
  asked: (sent: (reason: string) => Promise<unknown>) => (reason: string) => Promise<void>
}

/** As the contract bounds an amount; at most the two digits of the currency after the point, and not zero. */
const amountPattern = /^-?(?=.*[1-9])\d{1,12}(\.\d{1,2})?$/

/** Asks a second operator to approve that a member is given money, or that some is taken. */
export function CorrectDialog({ id, open, onClose, title, asked }: CorrectDialogProps) {
  const t = useText()
  const [amount, setAmount] = useState('')
  const typed = amountTyped(amount)
  const isSound = amountPattern.test(typed)
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={title}
      confirm={t('act.ask')}
      isReady={isSound}
      fields={
        <TextField
          label={t('act.amount')}
          hint={t('act.amountHint')}
          error={amount !== '' && typed !== '-' && !isSound ? t('act.amountWrong') : undefined}
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          required
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      }
      act={asked((reason) => request('correctBalance', {}, { body: { id, amount: typed, reason } }))}
    >
      {t('act.correctText')}
    </ReasonDialog>
  )
}
