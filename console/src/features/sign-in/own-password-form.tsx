import { errorText } from '@banyan/client/error-text.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { passwordText } from '@banyan/rules/fields/password-text.ts'
import { Button } from '@banyan/ui/button.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type Text, useText } from '#/src/i18n/text.ts'
import { operatorQuery } from '#/src/session/operator-query.ts'
import { chooseOwnPassword, signOut } from '#/src/session/session.ts'

const shortest = 12

const fields = ['newPassword', 'confirmNewPassword'] as const
type Field = (typeof fields)[number]
const labels = { newPassword: 'ownPassword.new', confirmNewPassword: 'ownPassword.again' } as const
/** Told when they are shown: the page's language may change meanwhile. */
type Faults = Partial<Record<Field | 'all', (t: Text) => string>>

/** The field at which a refusal is shown; the others stand above the form. */
const places: Readonly<Record<string, Field>> = {
  password_too_weak: 'newPassword',
  password_used_before: 'newPassword',
  inconsistent_twice: 'confirmNewPassword',
}

/** The new password twice; the way out stands beside it. */
export function OwnPasswordForm() {
  const t = useText()
  const { data } = useQuery(operatorQuery)
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const reveal = { show: t('signIn.showPassword'), hide: t('signIn.hidePassword') }

  const attempt = async (work: Promise<void>, form?: HTMLFormElement) => {
    setBusy(true)
    await work.catch((error: unknown) => {
      setBusy(false)
      const place = (error instanceof RequestError && places[error.code]) || 'all'
      setFaults({ [place]: (t: Text) => errorText(t, error) })
      if (place !== 'all') fieldOf(form, place)?.focus()
    })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const [newPassword = '', confirmNewPassword = ''] = fields.map((name) => fieldOf(form, name)?.value)
    const found: Faults = {
      ...([...passwordText(newPassword)].length < shortest && { newPassword: (t) => t('ownPassword.short') }),
      ...(passwordText(newPassword) !== passwordText(confirmNewPassword) && {
        confirmNewPassword: (t) => t('errors.inconsistent_twice'),
      }),
    }
    setFaults(found)
    const [first] = Object.keys(found) as Field[]
    if (first) return fieldOf(form, first)?.focus()
    await attempt(chooseOwnPassword({ newPassword, confirmNewPassword }), form)
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {faults.all && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger">
          {faults.all(t)}
        </p>
      )}
      {/* Password managers keep the new password under this name. */}
      <input type="text" autoComplete="username" value={data?.operator?.username ?? ''} readOnly hidden />
      {fields.map((name) => (
        <TextField
          key={name}
          name={name}
          type="password"
          label={t(labels[name])}
          autoComplete="new-password"
          reveal={reveal}
          {...(name === 'newPassword' && { hint: t('ownPassword.rule') })}
          error={faults[name]?.(t)}
          dir="ltr"
        />
      ))}
      <div className="mt-2 flex flex-col gap-3">
        <Button type="submit" wide busy={isBusy}>
          {t('ownPassword.submit')}
        </Button>
        <Button type="button" wide weight="quiet" disabled={isBusy} onClick={() => void attempt(signOut())}>
          {t('shell.signOut')}
        </Button>
      </div>
    </form>
  )
}

function fieldOf(form: HTMLFormElement | undefined, name: Field): HTMLInputElement | null {
  return (form?.elements.namedItem(name) ?? null) as HTMLInputElement | null
}
