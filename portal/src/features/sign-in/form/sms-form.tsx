import { Button } from '@banyan/ui/button.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { presentationOf } from '#/src/api/presentation-of.ts'
import { request } from '#/src/api/request.ts'
import { failed } from '#/src/api/signals.ts'
import { useText } from '#/src/i18n/text.ts'
import { SliderCheck } from '../slider/slider-check.tsx'
import type { Entrance } from './entrance.ts'
import { LoginFailure } from './login-failure.tsx'
import { MobileNumberField } from './mobile-number-field.tsx'
import { noteLogin, rememberedLogin } from './remembered.ts'
import { canExist, sendLoginCode } from './send-code.ts'
import { useCountdown } from './use-countdown.ts'
import { useSignedIn } from './use-signed-in.ts'

/** The code of Vietnam, the demo's country; any other can be written. */
const usualDialingCode = '84'

interface Sent {
  readonly number: string
  readonly minutes: number
  /** When another code may be asked for, by the page's own clock. */
  readonly againAt: number
}

/** Login by a code sent to a mobile number (requirements ACC-01, ACC-13); the number is checked before anything is sent. */
export function SmsForm({ entrance }: { entrance: Entrance }) {
  const t = useText()
  const signedIn = useSignedIn(entrance)
  const [dialingCode, setDialingCode] = useState(usualDialingCode)
  const [mobileNum, setMobileNum] = useState('')
  const [code, setCode] = useState('')
  const [passToken, setPassToken] = useState<string>()
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<Sent>()
  const [busy, setBusy] = useState<'sending' | 'entering'>()
  const [error, setError] = useState<unknown>()
  const [faults, setFaults] = useState<{ number?: string; code?: string; pass?: string }>({})
  const secondsLeft = useCountdown(sent?.againAt)

  const tell = (failure: unknown) => {
    if (presentationOf(failure) === 'inline') setError(failure)
    else failed.tell(failure)
  }
  const numberFault = async () =>
    (await canExist(dialingCode, mobileNum)) ? undefined : t('errors.mobile_number_invalid')

  const send = async () => {
    if (busy) return
    setError(undefined)
    setBusy('sending')
    try {
      const number = await numberFault()
      const pass = passToken === undefined ? t('errors.verification_required') : undefined
      setFaults({ ...(number && { number }), ...(pass && { pass }) })
      if (number || passToken === undefined) return
      setPassToken(undefined)
      setRound(round + 1)
      const minutes = await sendLoginCode(dialingCode, mobileNum, passToken)
      setSent({ number: `+${dialingCode} ${mobileNum}`, minutes, againAt: performance.now() + minutes * 60_000 })
    } catch (failure) {
      tell(failure)
    } finally {
      setBusy(undefined)
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setError(undefined)
    const number = await numberFault()
    const codeFault = /^[0-9]{6}$/.test(code) ? undefined : t('errors.sms_code_wrong')
    setFaults({ ...(number && { number }), ...(codeFault && { code: codeFault }) })
    if (number || codeFault) return
    setBusy('entering')
    try {
      const body = {
        type: 'sms',
        entrance,
        countryDialingCode: dialingCode,
        mobileNum,
        verificationCode: code,
      } as const
      const answer = await request('login', {}, { body })
      noteLogin({ username: rememberedLogin().username, remember: false, bySms: true })
      await signedIn(answer)
    } catch (failure) {
      tell(failure)
      setBusy(undefined)
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MobileNumberField
        dialingCode={dialingCode}
        number={mobileNum}
        onDialingCode={setDialingCode}
        onNumber={setMobileNum}
        error={faults.number}
      />
      {secondsLeft === 0 && (
        <SliderCheck key={round} purpose="sms" onPass={setPassToken} error={passToken ? undefined : faults.pass} />
      )}
      <div className="flex flex-col gap-1.5">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <TextField
              label={t('sms.code')}
              name="verificationCode"
              value={code}
              onChange={({ target }) => setCode(target.value.replace(/\s/g, ''))}
              error={faults.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
            />
          </div>
          <span className="mt-6.5 shrink-0">
            <Button weight="quiet" disabled={secondsLeft > 0} busy={busy === 'sending'} onClick={() => void send()}>
              {secondsLeft > 0 ? t('sms.sendAgainIn', { seconds: secondsLeft }) : t('sms.send')}
            </Button>
          </span>
        </div>
        <p aria-live="polite" className="text-sm text-muted empty:hidden">
          {sent && t('sms.sent', { number: sent.number, minutes: sent.minutes })}
        </p>
      </div>
      <LoginFailure error={error} />
      <Button type="submit" size="large" wide busy={busy === 'entering'}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
