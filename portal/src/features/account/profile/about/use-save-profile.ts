import { useAttempt } from '@banyan/client/forms/use-attempt.ts'
import { RequestError } from '@banyan/client/request-error.ts'
import type { ProfileField } from '@banyan/rules/fields/profile-fields.ts'
import { useState } from 'react'
import { request } from '#/src/api/request.ts'
import type { Fault } from '#/src/features/account/fields/fault.ts'
import type { ProofGiven } from '#/src/features/account/fields/use-proof.ts'
import type { useRuledValues } from '#/src/features/account/fields/use-ruled-values.ts'
import { session, setSession } from '#/src/session/session.ts'
import { keep } from '#/src/session/session-storage.ts'
import type { Profile } from '../query/profile-query.ts'
import type { ChangedValue } from './changed-values.ts'

/** Saves the changes; a refusal of a field is shown at the field. */
export function useSaveProfile(
  profile: Profile,
  ruled: ReturnType<typeof useRuledValues<ProfileField>>,
  onSaved: () => void,
) {
  const attempt = useAttempt()
  const [nicknameFault, setNicknameFault] = useState<{ readonly of: Fault }>()

  const place = (error: unknown, values: readonly ChangedValue[]): boolean => {
    if (!(error instanceof RequestError)) return false
    if (error.code === 'under_age') {
      ruled.setFault('birthday', (t) => t('errors.under_age'))
      return true
    }
    if (error.code !== 'invalid_input') return false
    const named = (error.fields ?? []).map(({ path }) => values[Number(/^\/body\/values\/([0-9]+)/.exec(path)?.[1])])
    for (const value of named) if (value) ruled.setFault(value.name, (t) => t('errors.invalid_input'))
    return named.length > 0 && named.every((value) => value !== undefined)
  }

  const save = async (nickname: string, values: readonly ChangedValue[], given: ProofGiven): Promise<void> => {
    const renamed = nickname !== profile.nickname
    try {
      await request('changeProfile', {}, { body: { ...(renamed && { nickname }), values: [...values], ...given } })
    } catch (error) {
      if (!place(error, values)) throw error
      return
    }
    const now = session()
    if (renamed && now.is === 'in') {
      keep('nickname', nickname)
      setSession({ is: 'in', account: { ...now.account, nickname } })
    }
    onSaved()
  }

  return { save, attempt, nicknameFault, setNicknameFault }
}
