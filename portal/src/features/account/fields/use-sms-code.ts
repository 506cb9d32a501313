import { presentationOf } from '@banyan/client/presentation-of.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import { failed } from '@banyan/client/signals.ts'
import { useCountdown } from '@banyan/ui/use-countdown.ts'
import { useRef, useState } from 'react'
import { type Text, useText } from '#/src/i18n/text.ts'
import { type Fault, refusalFault } from './fault.ts'
import type { useMobileNumber } from './use-mobile-number.ts'

/** Pressed again sooner, the button does nothing (requirements ACC-13). */
const throttleMs = 1_000

interface Sent {
  readonly number: string
  readonly minutes: number
  /** When another code may be asked for, by the page's own clock. */
  readonly againAt: number
}

interface Faults {
  readonly number?: Fault | undefined
  readonly pass?: Fault | undefined
}

export interface SentCode {
  /** For how long the code is good. */
  readonly expiryMinutes: number
  /** Minutes until the button works again, if they differ from the code's validity. */
  readonly waitMinutes?: number
}
type SendCode = (number: { countryDialingCode: string; mobileNum: string }, passToken: string) => Promise<SentCode>

/** A code sent to a mobile number, past a check that a person is there (requirements ACC-13). */
export function useSmsCode(mobile: ReturnType<typeof useMobileNumber>, sendCode: SendCode) {
  const t = useText()
  const [code, setCode] = useState('')
  const [passToken, setPassToken] = useState<string>()
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<Sent>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [faults, setFaults] = useState<Faults>({})
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const secondsLeft = useCountdown(sent?.againAt)

  const send = async () => {
    const now = performance.now()
    if (busy || secondsLeft > 0 || now - pressedAt.current < throttleMs) return
    pressedAt.current = now
    setError(undefined)
    setBusy(true)
    try {
      const number = await mobile.fault()
      setFaults({ number, pass: passToken === undefined ? (t: Text) => t('errors.verification_required') : undefined })
      if (number !== undefined || passToken === undefined) return
      // The pass is used up, whatever the answer.
      setPassToken(undefined)
      setRound(round + 1)
      const { expiryMinutes, waitMinutes = expiryMinutes } = await sendCode(mobile.body(), passToken)
      const againAt = performance.now() + waitMinutes * 60_000
      setSent({ number: mobile.spoken(), minutes: expiryMinutes, againAt })
    } catch (failure) {
      if (presentationOf(failure) !== 'inline') failed.tell(failure)
      else if (isOfNumber(failure)) setFaults({ number: refusalFault(failure) })
      else setError(failure)
    } finally {
      setBusy(false)
    }
  }

  return {
    code,
    setCode,
    send: () => void send(),
    busy,
    error,
    sent,
    secondsLeft,
    numberFault: faults.number?.(t),
    passFault: passToken === undefined ? faults.pass?.(t) : undefined,
    round,
    setPassToken,
    /** The fault of the typed value. */
    codeFault: (): Fault | undefined =>
      /^[0-9]{6}$/.test(code) ? undefined : (t) => t('errors.verification_code_wrong'),
  }
}

function isOfNumber(failure: unknown): boolean {
  return failure instanceof RequestError && ['mobile_number_invalid', 'phone_number_missing'].includes(failure.code)
}
