import { memberActions } from '@banyan/contract/operator/member-actions.ts'
import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import { deleteAccessAct, endHold } from '#/modules/accounts/holds.ts'
import { drawPassword, handOutPassword, lockOpenMember, resetFactor } from '#/modules/sign-in/members.ts'
import type { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { correctBalance } from '#/modules/wallet/correct-balance.ts'
import { type Binding, bindFourEyes } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type AccessActParts, bindAccessAct } from '../cases/access-act.ts'
import { auditedAccount, memberOf } from '../cases/member-record.ts'

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
      await handOutPassword(tx, member.id, hash)
      return { member, after: { mustChangePassword: true }, shown: password }
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
    bindFourEyes(
      memberActions.correctBalance,
      async (tx, { id, amount }, { by, key }) => {
        const minor = minorAmount(amount)
        const member = await memberOf(tx, id)
        await lockOpenMember(tx, member.id)
        await correctBalance(tx, { accountId: member.id, amount: minor, key, actor: by })
        // The balance itself goes on moving while the request waits; what it says is what would be given or taken.
        return { object: auditedAccount(member), after: { correction: toAmount(minor, merchantCurrency.exponent) } }
      },
      { askedOnce: 'sameReason' },
    ),
  ]
}

function minorAmount(amount: string): bigint {
  const { exponent } = merchantCurrency
  const fault = (rule: string) => new InvalidInput([{ path: '/body/amount', rule }])
  if ((amount.split('.')[1] ?? '').length > exponent) throw fault('precision')
  const minor = minorOf(amount, exponent)
  if (minor === 0n) throw fault('not_zero')
  return minor
}
