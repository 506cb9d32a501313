import { presentationOf } from '@banyan/client/presentation-of.ts'
import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { closeAccountPopup, useAccountPopup } from '#/src/features/account-popups/account-popup.ts'
import { FormFailure } from '#/src/features/form-fields/form-failure.tsx'
import { useText } from '#/src/i18n/text.ts'

const close = () => closeAccountPopup('messaging')

/** Offers, once after registering, to leave a Zalo number for messages (requirements ACC-12); it promises that it is kept, no more. */
export function MessagingPrompt() {
  const t = useText()
  const { shown } = useAccountPopup()
  const [number, setNumber] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const value = number.trim()
    setFault(value === '' ? t('form.required') : undefined)
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
        <TextField
          label={t('messaging.number')}
          name="zalo"
          type="tel"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          error={fault}
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={200}
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
