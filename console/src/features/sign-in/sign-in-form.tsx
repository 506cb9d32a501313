import { errorText } from '@banyan/client/error-text.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { digitsTyped } from '@banyan/rules/fields/typed-number.ts'
import { Button } from '@banyan/ui/button.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { signIn } from '#/src/session/session.ts'
import { LockedNotice } from './parts/locked-notice.tsx'

const codePattern = /^[0-9]{6}$/

interface Filled {
  readonly username: string
  readonly password: string
  readonly code: string
}

/** Username, password and code in one form, so that password managers fill all of it. */
export function SignInForm() {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<ReadonlySet<keyof Filled>>(new Set())
  const [failure, setFailure] = useState<unknown>()
  const [lockedUntil, setLockedUntil] = useState<number>()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const filled = filledIn(form)
    const gaps = gapsOf(filled)
    setMissing(new Set(gaps))
    setFailure(undefined)
    setLockedUntil(undefined)
    const [first] = gaps
    if (first) return (form.elements.namedItem(first) as HTMLInputElement).focus()
    setBusy(true)
    await signIn(filled).catch((error: unknown) => {
      setBusy(false)
      const wait = error instanceof RequestError && error.code === 'login_locked' ? error.retryAfterSeconds : undefined
      if (wait === undefined) setFailure(error)
      else setLockedUntil(Date.now() + wait * 1000)
      // A code is good for one try at most; what else was written stays.
      const code = form.elements.namedItem('code') as HTMLInputElement
      code.value = ''
      code.focus()
    })
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {lockedUntil !== undefined && <LockedNotice until={lockedUntil} onOver={() => setLockedUntil(undefined)} />}
      {failure !== undefined && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger">
          {isWrong(failure) ? t('signIn.wrong') : errorText(t, failure)}
        </p>
      )}
      <TextField
        name="username"
        label={t('signIn.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        error={missing.has('username') ? t('signIn.usernameMissing') : undefined}
      />
      <TextField
        name="password"
        type="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        reveal={{ show: t('signIn.showPassword'), hide: t('signIn.hidePassword') }}
        error={missing.has('password') ? t('signIn.passwordMissing') : undefined}
      />
      <TextField
        name="code"
        label={t('signIn.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        hint={t('signIn.codeHint')}
        error={missing.has('code') ? t('signIn.codeMissing') : undefined}
      />
      <div className="mt-2">
        <Button type="submit" wide busy={isBusy}>
          {t('signIn.submit')}
        </Button>
      </div>
    </form>
  )
}

function filledIn(form: HTMLFormElement): Filled {
  const data = new FormData(form)
  const of = (name: keyof Filled) => String(data.get(name) ?? '')
  return { username: of('username').trim(), password: of('password'), code: digitsTyped(of('code')) }
}

/** Fields that can't be right, in the order in which they stand. */
function gapsOf({ username, password, code }: Filled): (keyof Filled)[] {
  return [
    ...(username === '' ? (['username'] as const) : []),
    ...(password === '' ? (['password'] as const) : []),
    ...(codePattern.test(code) ? [] : (['code'] as const)),
  ]
}

function isWrong(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'wrong_credentials'
}
