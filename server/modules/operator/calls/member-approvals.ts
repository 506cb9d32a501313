import { memberActions } from '@banyan/contract/operator/member-actions.ts'
import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import { passwordOf } from '#/modules/accounts/credentials.ts'
import { deleteAccessAct, endHold } from '#/modules/accounts/holds.ts'
import { drawPassword, handOutPassword, lockOpenMember, resetFactor } from '#/modules/sign-in/members.ts'
import type { PasswordHashing } from '#/modules/sign-in/password-hashing.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { correctBalance } from '#/modules/wallet/correct-balance.ts'
import { type Binding, bindFourEyes } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { Refusal } from '#/platform/refusal.ts'
import { type AccessActParts, bindAccessAct } from '../use-cases/access-act.ts'
import { auditedAccount, memberOf } from '../use-cases/member-record.ts'

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
    bindFourEyes(
      memberActions.correctBalance,
      async (tx, { id, amount }, { by, key }) => {
        const minor = minorAmount(amount)
        const member = await memberOf(tx, id)
        await lockOpenMember(tx, member.id)
        const done = await correctBalance(tx, { accountId: member.id, amount: minor, key, actor: by })
        const { balance } = done.available
        return {
          object: auditedAccount(member),
          after: { correction: amountOf(minor) },
          moving: { before: { balance: amountOf(balance - minor) }, after: { balance: amountOf(balance) } },
        }
      },
      { askedOnce: 'sameReason' },
    ),
  ]
}

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)

function minorAmount(amount: string): bigint {
  const { exponent } = merchantCurrency
  const fault = (rule: string) => new InvalidInput([{ path: '/body/amount', rule }])
  if ((amount.split('.')[1] ?? '').length > exponent) throw fault('precision')
  const minor = minorOf(amount, exponent)
  if (minor === 0n) throw fault('not_zero')
  return minor
}
