import { memberActions } from '@banyan/contract/operator/member-actions.ts'
import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import { lockOpenMember, resetFactor, tellFactorsReset } from '#/modules/sign-in/members.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { correctBalance } from '#/modules/wallet/correct-balance.ts'
import { type Binding, bindFourEyes } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { type Languages, tonguesOf } from '#/platform/http/languages.ts'
import { auditedAccount, memberOf } from '../cases/member-record.ts'
import type { MemberActionParts } from './member-actions.ts'

export interface MemberApprovalParts extends Omit<MemberActionParts, 'passwords'> {
  readonly languages: Languages
}

/** What two operators do with a member's account together. */
export function memberApprovalBindings({ sessions, languages, ...parts }: MemberApprovalParts): Binding[] {
  return [
    bindFourEyes(memberActions.resetMemberFactors, async (tx, { id }) => {
      const member = await memberOf(tx, id)
      const { hadAuthenticator, passkeys } = await resetFactor(tx, member.id)
      return {
        object: auditedAccount(member),
        before: { authenticator: hadAuthenticator, passkeys },
        after: { authenticator: false, passkeys: 0 },
        async afterwards() {
          sessions.forget(String(member.id))
          await tellFactorsReset(parts, member.id, tonguesOf(languages, undefined))
        },
      }
    }),
    bindFourEyes(memberActions.correctBalance, async (tx, { id, amount }, { by, key }) => {
      const minor = minorAmount(amount)
      const member = await memberOf(tx, id)
      await lockOpenMember(tx, member.id)
      await correctBalance(tx, { accountId: member.id, amount: minor, key, actor: by })
      // The balance itself goes on moving while the request waits; what it says is what would be given or taken.
      return { object: auditedAccount(member), after: { correction: toAmount(minor, merchantCurrency.exponent) } }
    }),
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
