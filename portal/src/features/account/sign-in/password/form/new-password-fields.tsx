import { TextField } from '@banyan/ui/text-field.tsx'
import { RuledField } from '#/src/features/account/fields/ruled-field.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { useNewPassword } from './use-new-password.ts'

/** The new password, and once more where the form asks for it. */
export function NewPasswordFields({ password }: { password: ReturnType<typeof useNewPassword> }) {
  const t = useText()
  const { rule, fields, isWrittenTwice, confirm, setConfirm } = password
  return (
    <>
      <RuledField rule={rule} {...fields.propsOf('newPassword')} hinted />
      {isWrittenTwice && (
        <TextField
          label={t('field.confirmNewPassword')}
          name="confirmNewPassword"
          type="password"
          value={confirm}
          onChange={({ target }) => setConfirm(target.value)}
          error={fields.faultOf('confirmNewPassword')}
          reveal={{ show: t('form.showPassword'), hide: t('form.hidePassword') }}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
        />
      )}
    </>
  )
}
