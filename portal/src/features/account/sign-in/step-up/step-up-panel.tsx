import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { StepUp, StepUpMethod } from '@banyan/contract/envelope.ts'
import { Button } from '@banyan/ui/button.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { shieldIcon } from '@banyan/ui/icons/shield-icon.ts'
import { useEffect, useRef, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useText } from '#/src/i18n/text.ts'
import { isProof } from './ways/is-proof.ts'
import { ProofOfWay } from './ways/proof-of-way.tsx'
import { WayChoice } from './ways/way-choice.tsx'

export type StepUpAnswer = ValueOf<Calls['finishStepUp']>

interface StepUpPanelProps {
  stepUp: StepUp
  /** Called with the login's answer once the proof is accepted. */
  onProven: (answer: StepUpAnswer) => Promise<void>
  /** Back to the form, with the reason where the step-up is over. */
  onBack: (error?: unknown) => void
}

/**
 * Asks whoever signs in from an unknown address for one proof more, by one of the ways that the account has set up
 * (requirements ACC-19). It stands in the place of the form that was refused.
 */
export function StepUpPanel({ stepUp, onProven, onBack }: StepUpPanelProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const attempt = useAttempt()
  const [method, setMethod] = useState<StepUpMethod>(stepUp.ways[0]?.method ?? 'sms')
  const [written, setWritten] = useState('')
  const [isBad, setIsBad] = useState(false)
  const way = stepUp.ways.find((each) => each.method === method)
  useEffect(() => heading.current?.focus(), [])

  const choose = (next: StepUpMethod) => {
    setMethod(next)
    setWritten('')
    setIsBad(false)
    attempt.forget()
  }
  /** An expired step-up is over for every way, so the form starts again. */
  const unlessOver = async <Value,>(asked: Promise<Value>): Promise<Value> => {
    try {
      return await asked
    } catch (error) {
      if (error instanceof RequestError && error.code === 'step_up_over') onBack(error)
      throw error
    }
  }
  const prove = async () => {
    const proof = written.trim()
    setIsBad(!isProof(method, proof))
    if (!isProof(method, proof)) return
    const body = { stepUp: stepUp.id, method, proof }
    await onProven(await unlessOver(request('finishStepUp', {}, { body })))
  }
  const send = async (sent: 'sms' | 'email') => {
    const body = { stepUp: stepUp.id, method: sent }
    return (await unlessOver(request('stepUpCode', {}, { body }))).expiryMinutes
  }

  const isWrong = attempt.code === 'step_up_wrong'
  return (
    <AttemptForm
      attempt={attempt}
      onSend={prove}
      action={t('stepUp.submit')}
      isExplained={isWrong}
      after={
        <Button weight="text" disabled={attempt.busy} onClick={() => onBack()}>
          {t('stepUp.back')}
        </Button>
      }
    >
      <div className="flex items-start gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold-soft text-gold">
          <Icon drawing={shieldIcon} size={24} />
        </span>
        <div>
          <h3 ref={heading} tabIndex={-1} className="font-semibold text-balance">
            {t('stepUp.title')}
          </h3>
          <p className="text-sm text-muted text-pretty">{t('stepUp.text')}</p>
        </div>
      </div>
      {stepUp.ways.length > 1 && <WayChoice ways={stepUp.ways} chosen={method} onChoose={choose} />}
      <ProofOfWay
        key={method}
        method={method}
        to={way?.to}
        value={written}
        onValue={setWritten}
        error={isBad ? t(`stepUp.need.${method}`) : isWrong ? t('errors.step_up_wrong') : undefined}
        onSend={send}
      />
    </AttemptForm>
  )
}
