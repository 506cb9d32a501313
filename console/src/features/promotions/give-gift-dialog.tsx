import { amountTyped } from '@banyan/rules/fields/typed-number.ts'
import { Select } from '@banyan/ui/select.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { showToast } from '@banyan/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { ReasonDialog } from '#/src/features/records/reason-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'

const amountPattern = /^(?=.*[1-9])\d{1,13}(\.\d{1,2})?$/
const promotionsAtMost = 100

/** As the contract writes it. */
function amountIn(text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  return `${BigInt(whole)}.${fraction.padEnd(2, '0')}`
}

interface GiveGiftDialogProps {
  member: { readonly id: string; readonly username: string }
  open: boolean
  onClose: () => void
}

/** Asks a second operator to approve that a member is given something out of a promotion of customer service. */
export function GiveGiftDialog({ member: { id, username }, open, onClose }: GiveGiftDialogProps) {
  const t = useText()
  const [chosen, setChosen] = useState<string>()
  const [amount, setAmount] = useState('')
  const { data } = useQuery({
    queryKey: ['promotions', 'gifts'],
    queryFn: () => request('listPromotions', { state: 'running', kind: 'gift', size: promotionsAtMost }),
    enabled: open,
    meta: { shownInPlace: true },
  })
  const options = (data?.rows ?? []).map(({ code, name }) => ({ value: code, label: name, detail: code }))
  const code = chosen ?? (options.length === 1 ? options[0]?.value : undefined)
  const typed = amountTyped(amount)
  // Less than a whole is no amount of the contract's.
  const isSound = amountPattern.test(typed) && !amountIn(typed).startsWith('0')
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t('gift.title', { name: username })}
      confirm={t('gift.ask')}
      isReady={isSound && code !== undefined}
      act={async (reason) => {
        await request('giveGift', {}, { body: { code: code ?? '', member: id, amount: amountIn(typed), reason } })
        setAmount('')
        showToast({ tone: 'success', text: t('gift.asked') })
      }}
      fields={
        <>
          <Select
            label={t('gift.promotion')}
            placeholder={t('gift.choose')}
            required
            {...(data && options.length === 0 && { hint: t('gift.none') })}
            options={options}
            value={code ?? null}
            onChange={setChosen}
          />
          <TextField
            label={t('gift.amount')}
            error={amount !== '' && !isSound ? t('gift.amountWrong') : undefined}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            required
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </>
      }
    >
      <p>{t('gift.text')}</p>
      <p className="mt-2 font-semibold text-gold">{t('promotions.second')}</p>
    </ReasonDialog>
  )
}
