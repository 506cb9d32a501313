import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import { Dialog } from '@banyan/ui/dialog.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useFormAttempt } from '#/src/features/account/fields/use-form-attempt.ts'
import { useText } from '#/src/i18n/text.ts'
import { closeAccountPopup, openAccountPopup, useAccountPopup } from '#/src/session/account-popup.ts'
import { broughtIn } from '#/src/session/brought-in.ts'
import { dropBroughtIn } from '#/src/session/drop-brought-in.ts'
import { NewPasswordFields } from './form/new-password-fields.tsx'
import { passwordPlaces } from './form/places.ts'
import { useNewPassword } from './form/use-new-password.ts'

const close = () => {
  dropBroughtIn('reset')
  closeAccountPopup('reset')
}

/** What the link of a mail opens: whose password it sets, the new one, and then the login (requirements ACC-17). */
export function ResetPopup() {
  const t = useText()
  const { shown } = useAccountPopup()
  const [code] = useState(() => broughtIn()?.reset ?? '')
  const { data, error } = useQuery({
    queryKey: ['resetAccount', code],
    queryFn: async () => ({ username: await whose(code) }),
    gcTime: 0,
    meta: { shownInPlace: true },
  })
  // An invalid link shows the reason only.
  useEffect(() => {
    if (!error) return
    close()
    failed.tell(error)
  }, [error])
  return (
    <Dialog
      open={shown === 'reset' && !error}
      onClose={close}
      title={t('password.resetTitle')}
      closeLabel={t('popup.close')}
      size="small"
    >
      {data ? <ResetForm code={code} username={data.username} /> : <Skeleton className="h-64 rounded-md" />}
    </Dialog>
  )
}

async function whose(code: string): Promise<string> {
  // A truncated or invented code is bad input to the server; the visitor is told that the link does not work.
  if (!/^[A-Za-z0-9_-]{27}$/.test(code)) throw new RequestError('reset_code_invalid', 'no such code can be')
  return (await request('resetAccount', {}, { body: { code } })).username
}

function ResetForm({ code, username }: { code: string; username: string }) {
  const t = useText()
  const password = useNewPassword(true)
  const attempt = useFormAttempt(password.fields, passwordPlaces)
  const [isDone, setIsDone] = useState(false)
  const reset = async () => {
    if (!password.check()) return false
    const body = { code, newPassword: password.newPassword, confirmNewPassword: password.confirm }
    await request('resetByEmail', {}, { body })
    dropBroughtIn('reset')
    setIsDone(true)
    openAccountPopup('login')
    return true
  }
  return (
    <AttemptForm attempt={attempt} onSend={reset} action={t('password.set')} disabled={isDone}>
      <p className="text-muted">{t('password.resetText', { name: `\u2068${username}\u2069` })}</p>
      <NewPasswordFields password={password} />
    </AttemptForm>
  )
}
