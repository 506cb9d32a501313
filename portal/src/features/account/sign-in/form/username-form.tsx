import { FormFailure } from '@banyan/client/forms/form-failure.tsx'
import { presentationOf } from '@banyan/client/presentation-of.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Checkbox } from '@banyan/ui/checkbox.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { type CaptchaAnswer, CaptchaField } from '#/src/features/account/fields/captcha-field.tsx'
import { SliderCheck } from '#/src/features/account/fields/slider-check.tsx'
import { useText } from '#/src/i18n/text.ts'
import { openAccountPopup, useAccountPopup } from '#/src/session/account-popup.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import type { Entrance } from '../entrance.ts'
import { forgottenWays } from '../forgotten-ways.ts'
import { stepUpOf } from '../step-up/step-up-of.ts'
import { useFinishSignIn } from '../use-finish-sign-in.ts'
import { noteLogin, rememberedLogin } from './remembered.ts'
import type { OnStepUp } from './step-up-of-login.tsx'

interface Attempt {
  readonly busy: boolean
  /** Verifications and images that attempts have used up. */
  readonly round: number
  readonly wantsCaptcha: boolean
  readonly error: unknown
}

const noAttempt: Attempt = { busy: false, round: 0, wantsCaptcha: false, error: undefined }

interface UsernameFormProps {
  entrance: Entrance
  /** Called if the server asks for a step-up. */
  onStepUp: OnStepUp
}

/** Login by username (requirements ACC-01 to ACC-03). What a password manager or the clipboard fills in counts. */
export function UsernameForm({ entrance, onStepUp }: UsernameFormProps) {
  const t = useText()
  const finishSignIn = useFinishSignIn(entrance)
  const { target } = useAccountPopup()
  const ways = forgottenWays(usePortalConfig().info.whitelabel)
  const [before] = useState(rememberedLogin)
  const [username, setUsername] = useState(before.username)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(before.remember)
  const [passToken, setPassToken] = useState<string>()
  const [captcha, setCaptcha] = useState<CaptchaAnswer>()
  const [attempt, setAttempt] = useState(noAttempt)
  const [missing, setMissing] = useState<{ credentials: boolean; pass: boolean; captcha: boolean }>()
  const { busy, round, wantsCaptcha, error } = attempt

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const name = username.trim()
    const lacks = {
      credentials: name === '' || password.trim() === '',
      pass: passToken === undefined,
      captcha: wantsCaptcha && captcha === undefined,
    }
    setMissing(lacks)
    if (lacks.credentials || passToken === undefined || lacks.captcha) return
    setAttempt({ ...attempt, busy: true, error: undefined })
    try {
      const body = { type: 'username', entrance, username: name, password, remember, passToken, ...captcha } as const
      const answer = await request('login', {}, { body })
      noteLogin({ username: name, remember, bySms: false })
      await finishSignIn(answer)
    } catch (failure) {
      const stepUp = stepUpOf(failure)
      if (stepUp) onStepUp(stepUp, { username: name, remember, bySms: false })
      const inline = presentationOf(failure) === 'inline'
      if (!inline) failed.tell(failure)
      // The pass and the image are used up, whatever the answer.
      setPassToken(undefined)
      setCaptcha(undefined)
      setAttempt({
        busy: false,
        round: round + 1,
        wantsCaptcha: wantsCaptcha || (failure instanceof RequestError && failure.wantsCaptcha),
        error: inline && !stepUp ? failure : undefined,
      })
    }
  }

  const needCredentials = missing?.credentials ? t('signIn.needCredentials') : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('signIn.username')}
        name="username"
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        error={username.trim() === '' ? needCredentials : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
      />
      <TextField
        label={t('signIn.password')}
        name="password"
        type="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={password.trim() === '' ? needCredentials : undefined}
        reveal={{ show: t('form.showPassword'), hide: t('form.hidePassword') }}
        autoComplete="current-password"
        required
      />
      <SliderCheck
        key={round}
        purpose="login"
        onPass={setPassToken}
        error={missing?.pass && !passToken ? t('errors.verification_required') : undefined}
      />
      {wantsCaptcha && (
        <CaptchaField
          key={`captcha-${round}`}
          round={round}
          onAnswer={setCaptcha}
          error={missing?.captcha && !captcha ? t('errors.captcha_required') : undefined}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" checked={remember} onChange={({ target }) => setRemember(target.checked)}>
          <span className="text-sm">{t('signIn.remember')}</span>
        </Checkbox>
        {(ways.email || ways.mobile) && (
          <span className="ms-auto -me-1">
            <Button weight="text" size="small" onClick={() => openAccountPopup('forgotten', { target })}>
              {t('signIn.forgot')}
            </Button>
          </span>
        )}
      </div>
      <FormFailure error={error} />
      <Button type="submit" size="large" wide busy={busy}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
