import { AttemptForm } from '@banyan/client/forms/attempt-form.tsx'
import { SentCodeField } from '@banyan/client/forms/sent-code-field.tsx'
import { holdToken } from '@banyan/client/session-token.ts'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import { isMissing } from '#/src/features/account/fields/fault.ts'
import { sendOwnCode } from '#/src/features/account/fields/send-own-code.ts'
import { useFormAttempt } from '#/src/features/account/fields/use-form-attempt.ts'
import { type Text, useText } from '#/src/i18n/text.ts'
import { closeAccountPopup } from '#/src/session/account-popup.ts'
import { enterSession } from '#/src/session/member-session.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { passwordPlaces } from './places.ts'
import { useNewPassword } from './use-new-password.ts'

interface ChangeFormProps {
  /** How the account proves itself: by the old password, by a code, or not at all where the session knows the password. */
  proof: 'oldPassword' | 'code' | 'none'
  /** Where a code goes, masked. */
  codeTo: string
}

/** Old password, new one, and the new one again (requirements ACC-16); the session goes on with a new token. */
export function ChangeForm({ proof, codeTo }: ChangeFormProps) {
  const t = useText()
  const navigate = useNavigate()
  const password = useNewPassword(true)
  const { fields } = password
  const attempt = useFormAttempt(password.fields, passwordPlaces)
  const [oldPassword, setOldPassword] = useState('')
  const [code, setCode] = useState('')

  const change = async () => {
    const isGood = password.check({
      ...(proof === 'oldPassword' && oldPassword === '' && { oldPassword: isMissing }),
      ...(proof === 'code' &&
        !/^[0-9]{6}$/.test(code) && { verificationCode: (t: Text) => t('errors.verification_code_wrong') }),
    })
    if (!isGood) return false
    const body = {
      ...(proof === 'oldPassword' && { oldPassword }),
      ...(proof === 'code' && { verificationCode: code }),
      newPassword: password.newPassword,
      confirmNewPassword: password.confirm,
    }
    const { token } = await request('changePassword', {}, { body })
    holdToken(token)
    await enterSession({ token, ...(await request('memberInfo', {})) })
    closeAccountPopup('password')
    await navigate({ to: '/' })
    return true
  }

  return (
    <AttemptForm attempt={attempt} onSend={change} action={t('password.change')}>
      {proof === 'oldPassword' && (
        <TextField
          label={t('field.oldPassword')}
          name="oldPassword"
          type="password"
          value={oldPassword}
          onChange={({ target }) => setOldPassword(target.value)}
          error={fields.faultOf('oldPassword')}
          reveal={{ show: t('form.showPassword'), hide: t('form.hidePassword') }}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
        />
      )}
      {proof === 'code' && (
        <SentCodeField
          label={t('sms.code')}
          to={codeTo}
          value={code}
          onValue={setCode}
          error={fields.faultOf('verificationCode')}
          send={sendOwnCode}
        />
      )}
      <NewPasswordFields password={password} />
    </AttemptForm>
  )
}
