import { operatorBalanceCalls } from '@banyan/contract/wallet/operator-balance-calls.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { auditedAccount, memberOf } from '#/modules/accounts/members.ts'
import { lockOpenMember } from '#/modules/sign-in/members.ts'
import { amountOf, merchantCurrency } from '#/modules/system/merchant.ts'
import { type Binding, bindFourEyes } from '#/platform/http/bind.ts'
import { InvalidInput } from '#/platform/http/invalid-input.ts'
import { correctBalance } from '../correct-balance.ts'

/** Puts a member's balance right, which two operators decide. */
export function correctBalanceCall(): Binding {
  return bindFourEyes(
    operatorBalanceCalls.correctBalance,
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
  )
}

function minorAmount(amount: string): bigint {
  const { exponent } = merchantCurrency
  const fault = (rule: string) => new InvalidInput([{ path: '/body/amount', rule }])
  if ((amount.split('.')[1] ?? '').length > exponent) throw fault('precision')
  const minor = minorOf(amount, exponent)
  if (minor === 0n) throw fault('not_zero')
  return minor
}
