import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import type { NamedRule } from '#/src/features/account/fields/field-message.ts'
import { RuledField } from '#/src/features/account/fields/ruled-field.tsx'
import { SliderCheck } from '#/src/features/account/fields/slider-check.tsx'
import { useFormAttempt } from '#/src/features/account/fields/use-form-attempt.ts'
import { useRuledValues } from '#/src/features/account/fields/use-ruled-values.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { passwordPlaces } from './places.ts'

/** What names and addresses are in any case, where the settings of registration say no more. */
const username = { enabled: true, required: true, patternId: 1, minLength: 1, maxLength: 60 } as const
const email = { enabled: true, required: true, patternId: 4, minLength: 3, maxLength: 200 } as const

/** Asks for a mail with a link (requirements ACC-17); whether name and address belong together is not told. */
export function ByEmailForm() {
  const t = useText()
  const { info } = usePortalConfig()
  const settingOf = (name: string) => info.register.find((setting) => setting.name === name)
  const rules: readonly NamedRule<'username' | 'email'>[] = [
    { ...username, ...settingOf('username'), name: 'username', enabled: true, required: true },
    { ...email, ...settingOf('email'), name: 'email', enabled: true, required: true },
  ]
  const fields = useRuledValues(rules)
  const attempt = useFormAttempt(fields, passwordPlaces)
  const [passToken, setPassToken] = useState<string>()
  const [round, setRound] = useState(0)
  const [isSent, setIsSent] = useState(false)

  const send = async () => {
    const lacksPass = passToken === undefined
    const isGood = fields.check(lacksPass ? { pass: (t) => t('errors.verification_required') } : {})
    if (!isGood || lacksPass) return false
    // The pass is used up, whatever the answer.
    setPassToken(undefined)
    setRound(round + 1)
    const body = { username: fields.valueOf('username'), email: fields.valueOf('email'), passToken }
    await request('forgotByEmail', {}, { body })
    setIsSent(true)
    return true
  }

  if (isSent)
    return (
      <p role="status" className="rounded-md bg-info-soft px-3.5 py-3 text-info text-pretty">
        {t('password.in_been_out')}
      </p>
    )
  return (
    <AttemptForm attempt={attempt} onSend={send} action={t('password.sendMail')}>
      {rules.map((rule) => (
        <RuledField key={rule.name} rule={rule} {...fields.propsOf(rule.name)} />
      ))}
      <SliderCheck
        key={round}
        purpose="mail"
        onPass={setPassToken}
        error={passToken ? undefined : fields.faultOf('pass')}
      />
    </AttemptForm>
  )
}
