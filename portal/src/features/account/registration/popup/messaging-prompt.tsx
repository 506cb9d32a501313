import { FormFailure } from '@banyan/client/forms/form-failure.tsx'
import { presentationOf } from '@banyan/client/presentation-of.ts'
import { failed } from '@banyan/client/signals.ts'
import { digitsTyped } from '@banyan/rules/fields/typed-number.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { usePromotions } from '#/src/features/cashier/promotions/promotion-queries.ts'
import { rewardMoney } from '#/src/features/cashier/promotions/reward-money.ts'
import { useText } from '#/src/i18n/text.ts'
import { closeAccountPopup, useAccountPopup } from '#/src/session/account-popup.ts'

/** What a promotion gives for the number; nothing where none does. */
function MessagingReward() {
  const t = useText()
  const { data = [] } = usePromotions()
  const offer = data.find(({ kind, standing }) => kind === 'messaging_task' && standing.status !== 'close')
  const most = offer?.standing.reward?.most
  if (most === undefined) return null
  return <p className="font-semibold text-gold text-pretty">{t('messaging.reward', { amount: rewardMoney(most) })}</p>
}

const close = () => closeAccountPopup('messaging')

/**
 * Offers, once after registering, to leave a Zalo number for messages (requirements ACC-12). It promises what a promotion
 * gives for it while there is one, and else that the number is kept, no more.
 */
export function MessagingPrompt() {
  const t = useText()
  const { shown } = useAccountPopup()
  const [number, setNumber] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const value = number.trim()
    setMissing(value === '')
    setError(undefined)
    if (value === '') return
    setBusy(true)
    try {
      await request('changeProfile', {}, { body: { values: [{ name: 'zalo', value }] } })
      close()
    } catch (failure) {
      if (presentationOf(failure) === 'inline') setError(failure)
      else failed.tell(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={shown === 'messaging'}
      onClose={close}
      title={t('messaging.title')}
      closeLabel={t('popup.close')}
      size="small"
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-muted text-pretty">{t('messaging.text')}</p>
        <MessagingReward />
        <TextField
          label={t('messaging.number')}
          name="zalo"
          type="tel"
          value={number}
          onChange={({ target }) => setNumber(digitsTyped(target.value))}
          error={isMissing ? t('form.required') : undefined}
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          required
        />
        <FormFailure error={error} />
        <Button type="submit" size="large" wide busy={busy}>
          {t('messaging.save')}
        </Button>
        <Button weight="ghost" wide disabled={busy} onClick={close}>
          {t('messaging.later')}
        </Button>
      </form>
    </Dialog>
  )
}
