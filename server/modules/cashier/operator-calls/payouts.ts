import { operatorPayoutCalls as calls } from '@banyan/contract/wallet/operator-payout-calls.ts'
import { auditedAccount, memberOf } from '#/modules/accounts/members.ts'
import { type AccessActParts, bindAccessAct } from '#/modules/sign-in/access-act.ts'
import { type Binding, bind, bindAction } from '#/platform/http/bind.ts'
import { Refusal } from '#/platform/refusal.ts'
import { resetPaymentPassword } from '../payment-password/set-payment-password.ts'
import { removePayoutAccount } from '../payout-accounts/change-accounts.ts'
import { lockPayoutAccount, openPayoutAccount } from '../payout-accounts/own-accounts.ts'
import { presentPayoutAccount } from '../payout-accounts/present-payouts.ts'
import { paymentPasswordOf, triesAtMost } from '../store/payment-passwords.ts'
import { payoutAccountsOf } from '../store/payout-accounts.ts'

/** What operators see and do of where members are paid out to. */
export function payoutDeskBindings(parts: AccessActParts): Binding[] {
  return [payoutsCall(parts), inClearCall(parts), ...accessBindings(parts)]
}

function payoutsCall({ database: { db } }: AccessActParts): Binding {
  return bind(calls.memberPayouts, async ({ query }) => {
    const { id } = await memberOf(db, query.id)
    const password = await paymentPasswordOf(db, id)
    return {
      accounts: (await payoutAccountsOf(db, id)).map(presentPayoutAccount),
      paymentPassword: password
        ? {
            setAt: password.setAt.toISOString(),
            triesLeft: triesLeft(password),
            lockedUntil: password.lockedUntil?.toISOString() ?? null,
          }
        : null,
    }
  })
}

/** All of them where a lock is over. */
function triesLeft({ wrongTries, lockedUntil }: { readonly wrongTries: number; readonly lockedUntil: Date | null }) {
  if (lockedUntil) return 0
  return wrongTries < triesAtMost ? triesAtMost - wrongTries : triesAtMost
}

function inClearCall({ personal }: AccessActParts): Binding {
  return bindAction(calls.payoutAccountInClear, ({ body: { id, account, reason } }, _context, record) =>
    record(async (tx) => {
      const member = await memberOf(tx, id)
      const row = await lockPayoutAccount(tx, member.id, account)
      const value = row && (await openPayoutAccount(tx, personal, row.id))
      if (!value) throw new Refusal('payout_account_not_found')
      return { value, object: auditedAccount(member), after: { told: ['number', 'holder'], account }, reason }
    }),
  )
}

function accessBindings(parts: AccessActParts): Binding[] {
  return [
    bindAccessAct(
      parts,
      { call: calls.removePayoutAccount, act: 'payoutAccount' },
      async (tx, { id, account }, { by }) => {
        const member = await memberOf(tx, id)
        const { bin, last4 } = await removePayoutAccount(tx, member.id, { publicId: account, by })
        return { member, before: { account, bin, last4 }, moving: { before: {}, after: { account: null } } }
      },
    ),
    bindAccessAct(parts, { call: calls.resetPaymentPassword, act: 'paymentPassword' }, async (tx, { id }) => {
      const member = await memberOf(tx, id)
      await resetPaymentPassword(tx, member.id)
      return { member, before: { paymentPassword: true }, after: { paymentPassword: false } }
    }),
  ]
}
