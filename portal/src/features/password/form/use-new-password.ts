import { useState } from 'react'
import type { NamedRule } from '#/src/features/form-fields/field-message.ts'
import { useRuledValues } from '#/src/features/form-fields/use-ruled-values.ts'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

type Faults = Readonly<Record<string, string | undefined>>

/** A password that is set anew, under the rule of registration (requirements ACC-16), and written twice. */
export function useNewPassword(isWrittenTwice: boolean) {
  const t = useText()
  const { info } = usePortalConfig()
  const set = info.register.find(({ name }) => name === 'password')
  // Of a field without a setting the server alone knows what it accepts.
  const rule: NamedRule<'newPassword'> = {
    ...(set ?? { patternId: 1, minLength: 1, maxLength: 200 }),
    name: 'newPassword',
    enabled: true,
    required: true,
  }
  const fields = useRuledValues([rule])
  const [confirm, setConfirm] = useState('')
  const newPassword = fields.valueOf('newPassword')
  return {
    rule,
    fields,
    newPassword,
    isWrittenTwice,
    confirm,
    setConfirm,
    /** Shows what is wrong, together with the form's other fields; answers whether nothing is. */
    check: (besides: Faults = {}) =>
      fields.check({
        ...besides,
        ...(isWrittenTwice &&
          (confirm === '' || confirm !== newPassword) && {
            confirmNewPassword: confirm === '' ? t('form.required') : t('errors.inconsistent_twice'),
          }),
      }),
  }
}
