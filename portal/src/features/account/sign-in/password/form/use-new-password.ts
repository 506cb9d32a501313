import { passwordText } from '@banyan/rules/fields/password-text.ts'
import { useState } from 'react'
import { type Fault, isMissing } from '#/src/features/account/fields/fault.ts'
import type { NamedRule } from '#/src/features/account/fields/field-message.ts'
import { useRuledValues } from '#/src/features/account/fields/use-ruled-values.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

type Faults = Readonly<Record<string, Fault | undefined>>

/** State of a new password, typed twice, under the rule of registration (requirements ACC-16). */
export function useNewPassword(isWrittenTwice: boolean) {
  const { info } = usePortalConfig()
  const set = info.register.find(({ name }) => name === 'password')
  // Without a setting only the server knows what the field accepts.
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
    /** Shows all faults, with the form's other fields; returns whether there are none. */
    check: (besides: Faults = {}) =>
      fields.check({
        ...besides,
        ...(isWrittenTwice &&
          (confirm === '' || passwordText(confirm) !== passwordText(newPassword)) && {
            confirmNewPassword: confirm === '' ? isMissing : (t) => t('errors.inconsistent_twice'),
          }),
      }),
  }
}
