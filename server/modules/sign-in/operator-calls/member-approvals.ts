import { memberActions } from '@banyan/contract/identity/operator-member-actions.ts'
import { passwordOf } from '#/modules/accounts/credentials.ts'
import { deleteAccessAct, endHold } from '#/modules/accounts/holds.ts'
import { memberOf } from '#/modules/accounts/members.ts'
import type { Binding } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type AccessActParts, bindAccessAct } from '../access-act.ts'
import type { PasswordHashing } from '../password-hashing.ts'
import { resetFactor } from '../use-cases/reset-factor.ts'
import { drawPassword, handOutPassword, lockOpenMember } from '../use-cases/work-on-member.ts'

export interface MemberApprovalParts extends AccessActParts {
  readonly passwords: PasswordHashing
}

/** What two operators do with a member's account together. */
export function memberApprovalBindings(parts: MemberApprovalParts): Binding[] {
  return [
    bindAccessAct(parts, { call: memberActions.resetMemberFactors, act: 'factors' }, async (tx, { id }) => {
      const member = await memberOf(tx, id)
      const { hadAuthenticator, passkeys } = await resetFactor(tx, member.id)
      const before = { authenticator: hadAuthenticator, passkeys }
      return { member, before, after: { authenticator: false, passkeys: 0 } }
    }),
    bindAccessAct(parts, { call: memberActions.handOutPassword, act: 'password' }, async (tx, { id }) => {
      const member = await memberOf(tx, id)
      // Hashing takes long: it comes before any lock.
      const { password, hash } = await drawPassword(parts.passwords)
      const { mustChangePassword } = await passwordOf(tx, member.id)
      await handOutPassword(tx, member.id, hash)
      const moving = { before: { mustChangePassword }, after: { password: 'handed out' } }
      return { member, after: { mustChangePassword: true }, moving, shown: password }
    }),
    bindAccessAct(parts, { call: memberActions.releaseMoney, act: 'release' }, async (tx, { id }) => {
      const member = await memberOf(tx, id)
      await lockOpenMember(tx, member.id)
      const until = await endHold(tx, member.id, 'money_out')
      // Two operators vouch for the account, so its next payout account is not held.
      await deleteAccessAct(tx, member.id)
      if (!until) throw new Refusal('changed_meanwhile')
      return { member, before: { moneyHeldUntil: until.toISOString() }, after: { moneyHeldUntil: null } }
    }),
  ]
}
