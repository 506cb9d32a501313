import { resetByMobile } from '@banyan/contract/identity/password-calls.ts'
import { takeSmsCode } from '#/modules/codes/sms-codes.ts'
import { bind } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { enterProven } from '../enter-proven.ts'
import { type EnterParts, noPassword } from '../proven.ts'
import {
  type AcceptParts,
  hashOfNewPassword,
  parseNewPassword,
  refuseWeakPassword,
} from '../use-cases/accepted-password.ts'
import { holderOfCode } from '../use-cases/holder-of-code.ts'
import { resetPassword } from '../use-cases/set-password.ts'
import { type TellChangedParts, tellPasswordChanged } from '../use-cases/tell-owner.ts'

export interface ResetByMobileParts extends AcceptParts, EnterParts, TellChangedParts {
  readonly database: EnterParts['database']
}

export function resetByMobileCall(parts: ResetByMobileParts) {
  const { database, settings } = parts
  return bind(resetByMobile, async ({ body }, context) => {
    if (!settings.current('whitelabel').flags.CHNGPASSVERIF3) throw new Refusal('password_reset_off')
    const password = parseNewPassword(settings, body)
    const { accountId, codeId } = await holderOfCode(parts, body, 'password')
    await refuseWeakPassword(parts, accountId, password)
    const passwordHash = await hashOfNewPassword(parts, accountId, password)
    await database.transaction(async (tx) => {
      // Not before: whoever typed a password that is refused has further tries with the same code.
      if (!(await takeSmsCode(tx, codeId))) throw new Refusal('verification_code_wrong')
      await resetPassword(tx, accountId, passwordHash)
    })
    await tellPasswordChanged(parts, accountId, context)
    const { entrance = 'member' } = body
    return await enterProven(parts, { accountId, origin: 'reset', entrance, password: noPassword }, context)
  })
}
